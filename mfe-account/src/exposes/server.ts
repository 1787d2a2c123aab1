import routes from './routes'
import accountMenu from './account-menu'

/** The server build: the same pages and fragments, in one file for the render worker. */
export const pages = routes
export const fragments = [accountMenu]
