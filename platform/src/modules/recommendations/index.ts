export { recommendationsRoutes } from './recommendations.routes'
