// @plant mfe-search/src/api/__probe__.ts
export const borrowed = () => import('../../../mfe-menu/src/api/__probe__')
// @plant mfe-menu/src/api/__probe__.ts quiet
export {}
