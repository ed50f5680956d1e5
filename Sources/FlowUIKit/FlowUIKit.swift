#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import FlowCoordinators
import UIKit
#endif
