import routes from './routes'
import basketBadge from './basket-badge'
import basketPanel from './basket-panel'

/** The server build: the same pages and fragments, in one file for the render worker. */
export const pages = routes
export const fragments = [basketBadge, basketPanel]
