export { fraudStandInRoutes } from './stand-in/fraud.routes'
