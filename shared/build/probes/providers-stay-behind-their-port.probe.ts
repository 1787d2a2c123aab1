// @plant platform/src/modules/payment/__probe__.ts
export { cardStandIn } from '../../providers/card'
// @plant platform/src/modules/payment/port.__probe__.ts quiet
export type { CardProvider } from '../../providers/card/port'
// @plant platform/src/__probe__.ts
export { cardStandIn } from './providers/card/stand-in/card.provider'
