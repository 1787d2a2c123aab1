export { fraudRoutes } from './fraud.routes'
