export { consoleRoutes } from './console.routes'
export { consolePageRoutes } from './page.routes'
