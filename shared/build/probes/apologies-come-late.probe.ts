// @plant shell/browser/flags/__probe__.ts
export * from '../states/not-found-page'
// @plant shell/browser/flags/quiet.__probe__.ts quiet
export type * from '../states/not-found-page'
export const late = () => import('../states/apologies')
