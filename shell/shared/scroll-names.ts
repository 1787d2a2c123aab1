/** The router's key of every history entry that was loaded whole. */
export const LOADED = 'default'
/** What the session's entries of how far down a page was begin with; then come the history entry's key, a space and the path. */
export const SCROLL_PREFIX = 'galo.scroll.'
/** In the root element's dataset: how far down the document itself could put a page that is reloaded or returned to; empty where the page's code did. Laid out whole meanwhile. */
export const PLACED = 'placed'
