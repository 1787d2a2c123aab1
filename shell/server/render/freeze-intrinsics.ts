/**
 * Freezes what every piece of code shares, after the shared packages have loaded, so that a remote's build that patches a prototype
 * fails itself instead of changing every later page of this worker.
 */
export const freezeIntrinsics = (): void => {
  for (const intrinsic of [Object, Array, Function, Promise, Map, Set, String, Number, RegExp]) {
    Object.freeze(intrinsic.prototype)
    Object.freeze(intrinsic)
  }
}
