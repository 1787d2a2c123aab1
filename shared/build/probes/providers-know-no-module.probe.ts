// @plant platform/src/providers/card/__probe__.ts
export { orderOfBasket } from '../../modules/basket'
// @plant platform/src/providers/maps/__probe__.ts
export type { CardProvider } from '../card/port'
