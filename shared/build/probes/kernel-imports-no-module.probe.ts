// @plant platform/src/kernel/db/__probe__.ts
export type { BasketRow } from '../../modules/basket'
