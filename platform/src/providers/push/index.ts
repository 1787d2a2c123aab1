export { pushServices } from './library/push.services'
export { PUSH_STAND_IN_PATH, pushStandInRoutes } from './stand-in/push.routes'
