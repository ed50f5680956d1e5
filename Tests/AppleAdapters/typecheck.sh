#!/usr/bin/env bash
# Type-checks the adapters against Objective-C declarations, so that the compiler's importer derives
# the Swift names, and then the stand-in's delegate protocols against the same conformances.
set -euo pipefail
cd "$(dirname "$0")"

out=${1:-.build/objective-c}
mkdir -p "$out/strict"
flags=(-enable-objc-interop -Xcc -fblocks -Xcc -fobjc-runtime=macosx -swift-version 6
  -warnings-as-errors)
for feature in ExistentialAny ImmutableWeakCaptures InferIsolatedConformances \
  InternalImportsByDefault MemberImportVisibility NonisolatedNonsendingByDefault; do
  flags+=(-enable-upcoming-feature "$feature")
done
headers=(-I "$out" -I ObjectiveC/Foundation -I ObjectiveC/UIKit)
module() {
  swiftc -frontend -emit-module -parse-as-library -module-name "$1" "${flags[@]}" "${headers[@]}" \
    -o "$out/$1.swiftmodule" "${@:2}"
}
check() {
  swiftc -frontend -typecheck -parse-as-library -D STAND_INS "${flags[@]}" "${headers[@]}" "$@"
}

module Foundation -import-underlying-module ObjectiveC/Overlay/Foundation/*.swift
module UIKit -import-underlying-module ObjectiveC/Overlay/UIKit/*.swift
module FlowCoordinators -package-name adapters -experimental-skip-all-function-bodies \
  $(find -L Sources/FlowCoordinators -name '*.swift')
check -module-name FlowUIKit -package-name adapters $(find -L Sources/FlowUIKit -name '*.swift')
check -module-name Conformance ObjectiveC/Calls.swift ObjectiveC/Conformance.swift

# Without default implementations the stand-in's protocols must be met by the same file.
swiftc -frontend -emit-module -parse-as-library -module-name UIKit -swift-version 6 \
  -suppress-warnings -D REQUIRE_ALL StandIns/UIKit/*.swift -o "$out/strict/UIKit.swiftmodule"
swiftc -frontend -typecheck -parse-as-library -module-name Conformance -swift-version 6 \
  -I "$out/strict" ObjectiveC/Calls.swift ObjectiveC/Conformance.swift
echo "The adapters fit UIKit's declarations."
