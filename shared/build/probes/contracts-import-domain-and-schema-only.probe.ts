// @plant shared/contracts/src/__probe__.ts
export type { Services } from '../../services/src/services'
