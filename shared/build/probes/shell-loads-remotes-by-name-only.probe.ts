// @plant shell/browser/remotes/__probe__.ts
export const baked = () => import('../../../mfe-tracking/src/pages/__probe__')
// @plant mfe-tracking/src/pages/__probe__.ts quiet
export {}
