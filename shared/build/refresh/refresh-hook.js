/*
 * Development only, in the shell's script before React: lets the refresh runtimes of several bundles redraw one page.
 * Each bundle keeps a runtime of its own, because they know components by module ids, which repeat from bundle to bundle.
 * React asks only the runtime that spoke last, and one that comes after React has started is not told of it; both are mended here.
 */
const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__
const inject = hook.inject

hook.inject = (renderer) => {
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
