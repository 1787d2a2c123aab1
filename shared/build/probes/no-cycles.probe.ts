// @plant mfe-search/src/features/probe-e/__probe__.ts
export { two } from './other.__probe__'
export const one = 1
// @plant mfe-search/src/features/probe-e/other.__probe__.ts quiet
export { one } from './__probe__'
export const two = 2
