/** In place of the runtime's preloading: the document names the files of its page, and links bring those of the next. */
const nothing = () => []

export {
  nothing as defaultPreloadArgs,
  nothing as formatPreloadArgs,
  nothing as normalizePreloadExposes,
  nothing as preloadAssets,
}
