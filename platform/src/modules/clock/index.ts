export { clockRoutes } from './clock.routes'
export { createVisitClock } from './visit-clock'
