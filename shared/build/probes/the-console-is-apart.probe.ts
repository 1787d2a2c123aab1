// @plant platform/src/modules/restaurants/__probe__.ts
export { consoleRoutes } from '../../console-api'
