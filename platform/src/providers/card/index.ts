export { cardProvider } from './library/card.provider'
export { startDelivering } from './stand-in/card.delivery'
export type { CardStandIn } from './stand-in/card.stand-in'
export { cardStandInRoutes } from './stand-in/card.routes'
