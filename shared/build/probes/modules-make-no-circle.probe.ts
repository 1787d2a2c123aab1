// @plant platform/src/modules/__probe__kitchen/index.ts
export * from './stove'
// @plant platform/src/modules/__probe__kitchen/stove.ts quiet
export { waiter } from '../__probe__room'
export const stove = 1
// @plant platform/src/modules/__probe__room/index.ts quiet
export * from './waiter'
// @plant platform/src/modules/__probe__room/waiter.ts quiet
import type { stove } from '../__probe__kitchen'
export const waiter = (order: typeof stove) => order
