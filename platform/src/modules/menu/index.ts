export { statusOf } from './availability.rules'
export { catalogueStep } from './catalogue.seed'
export {
  adultsOnlyIn,
  chosenModifiers,
  dishesIn,
  priceLines,
  selectionOf,
  type PricedLine,
  type Sale,
  type SaleOfLines,
} from './menu.lines'
export { menuAvailabilityRoutes, menuRoutes } from './menu.routes'
export { readMenu, type MenuSnapshot } from './menu.snapshot'
export { picturesOf, readItems, readMissing } from './menu.store'
export { toMenuItem, toMenuItems, type WireItem } from './menu.wire'
