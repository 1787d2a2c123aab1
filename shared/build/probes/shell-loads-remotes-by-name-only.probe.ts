// @plant shell/browser/remotes/__probe__.ts
export const baked = () => import('../../../mfe-tracking/src/api/__probe__')
// @plant mfe-tracking/src/api/__probe__.ts quiet
export {}
