export { daysOffered } from './days-offered'
export {
  hoursAround,
  hoursOn,
  isExpectedOpenAt,
  isOpenAt,
  isWithinHours,
  nextOpens,
  type HoursFacts,
} from './hours.rules'
export { alcoholWords, isAlcoholSoldAt, isAlcoholSoldFrom, type LicenceFacts } from './licence.rules'
export { restaurantRoutes } from './restaurants.routes'
export { findRestaurant, findRestaurants, lockRestaurant, throttlesOf, type RestaurantRow } from './restaurants.store'
export { restaurantEstimate } from './restaurants.wire'
export { isOutsideCatchment, metresBetween } from './search.rules'
export { reasonNotServing, type NotServing } from './serving.rules'
