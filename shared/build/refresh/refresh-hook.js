/*
 * Development only, in the shell's script before React: lets the refresh runtimes of several bundles redraw one page.
 * Each bundle keeps a runtime of its own, because they know components by module ids, which repeat from bundle to bundle.
 * React asks only the runtime that spoke last, and one that comes after React has started is not told of it; both are mended here.
 */
/**
 * @typedef {(type: unknown) => unknown} FamilyOf the newest version of a component, `undefined` for one of another bundle
 * @typedef {{ setRefreshHandler: (handler: FamilyOf) => void }} Renderer
 * @typedef {{ inject: (renderer: Renderer) => number, renderers: Map<number, Renderer> }} Hook
 */
const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = /** @type {{ __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook }} */ (
  /** @type {unknown} */ (globalThis)
)
const inject = hook.inject

hook.inject = (renderer) => {
  /** @type {Set<FamilyOf>} */
  const handlers = new Set()
  const setRefreshHandler = renderer.setRefreshHandler
  renderer.setRefreshHandler = (handler) => {
    handlers.add(handler)
    setRefreshHandler((type) => {
      for (const familyOf of handlers) {
        const family = familyOf(type)
        if (family !== undefined) return family
      }
      return undefined
    })
  }
  const id = inject.call(hook, renderer)
  hook.renderers.set(id, renderer)
  return id
}
