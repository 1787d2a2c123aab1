// @plant mfe-checkout/src/api/__probe__.ts
export * from '../features/probe-c/quiet.__probe__'
// @plant mfe-checkout/src/features/probe-c/quiet.__probe__.ts quiet
export {}
// @plant mfe-checkout/src/features/probe-c/__probe__.ts
export type * from '../../pages/quiet.__probe__'
// @plant mfe-checkout/src/pages/quiet.__probe__.ts quiet
export {}
// @plant mfe-checkout/src/pages/__probe__.ts
export * from '../app/quiet.__probe__'
// @plant mfe-checkout/src/app/quiet.__probe__.ts quiet
export {}
// @plant mfe-checkout/src/app/__probe__.ts
export * from '../exposes/quiet.__probe__'
// @plant mfe-checkout/src/exposes/quiet.__probe__.ts quiet
export {}
