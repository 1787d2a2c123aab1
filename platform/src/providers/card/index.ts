export { startDelivering } from './stand-in/card.delivery'
export { cardStandIn } from './stand-in/card.provider'
export { cardStandInRoutes } from './stand-in/card.routes'
