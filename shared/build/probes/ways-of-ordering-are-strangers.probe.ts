// @plant mfe-checkout/src/fulfilment/probe-a/__probe__.ts
export * from '../probe-b/quiet.__probe__'
// @plant mfe-checkout/src/fulfilment/probe-b/quiet.__probe__.ts quiet
export {}
// @plant mfe-checkout/src/pages/probe/__probe__.ts
export * from '../../fulfilment/probe-b/quiet.__probe__'
