// What adapters use of UIKit: selectors, nullability, optionality, isolation. Stated in our own words
// from public documentation, so that the compiler's importer derives the Swift names by itself.
#pragma once
#include "Facts.h"
#include "Basics.h"
#include "Items.h"
#include "Transitioning.h"
#include "ViewController.h"
#include "Presentation.h"
#include "Navigation.h"
#include "Containers.h"
#include "Scenes.h"
