// @plant platform/src/modules/orders/__probe__.ts
export { assemble } from '../../assemble'
