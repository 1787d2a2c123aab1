// @plant platform/src/modules/payment/__probe__.ts
export { cardProvider } from '../../providers/card'
// @plant platform/src/modules/payment/port.__probe__.ts quiet
export type { CardProvider } from '../../providers/card/port'
// @plant platform/src/__probe__.ts
export { cardProvider } from './providers/card/library/card.provider'
