export { savedBasketsRoutes } from './saved-baskets.routes'
