// @plant platform/src/modules/loyalty/side-door.__probe__.ts
export { lockBasket } from '../basket/basket.store'
// @plant platform/src/modules/loyalty/front-door.__probe__.ts quiet
export { lockBasket } from '../basket'
// @plant platform/src/console-api/side-door.__probe__.ts
export { lockBasket } from '../modules/basket/basket.store'
