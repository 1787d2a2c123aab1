// @plant shell/browser/startup/__probe__.ts
export * from '../session/tab-memory'
// @plant shell/browser/startup/quiet.__probe__.ts quiet
export type * from '../session/tab-memory'
export const late = () => import('../session/tab-memory')
