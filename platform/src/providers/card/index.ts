export { cardProvider } from './library/card.provider'
export { startDelivering } from './stand-in/card.delivery'
export { cardStandInRoutes } from './stand-in/card.routes'
