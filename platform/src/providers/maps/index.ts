export { mapsStandInRoutes } from './stand-in/maps.routes'
