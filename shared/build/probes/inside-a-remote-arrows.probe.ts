// @plant mfe-checkout/src/features/probe-c/__probe__.ts
export type * from '../../fulfilment/quiet.__probe__'
// @plant mfe-checkout/src/fulfilment/quiet.__probe__.ts quiet
export {}
// @plant mfe-checkout/src/fulfilment/__probe__.ts
export * from '../pages/quiet.__probe__'
// @plant mfe-checkout/src/pages/quiet.__probe__.ts quiet
export {}
// @plant mfe-checkout/src/pages/__probe__.ts
export * from '../exposes/quiet.__probe__'
// @plant mfe-checkout/src/exposes/quiet.__probe__.ts quiet
export {}
