// @plant mfe-search/src/features/probe-e/__probe__.ts
export { two } from './other.__probe__'
export const one = 1
// @plant mfe-search/src/features/probe-e/other.__probe__.ts quiet
export { one } from './__probe__'
export const two = 2
// @plant platform/src/modules/menu/one.__probe__.ts
import type { other } from './other.__probe__'
export const one = (twice: typeof other) => twice
// @plant platform/src/modules/menu/other.__probe__.ts quiet
import { one } from './one.__probe__'
export const other = (): unknown => one
