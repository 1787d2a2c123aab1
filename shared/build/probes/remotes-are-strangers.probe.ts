// @plant mfe-search/src/features/probe/__probe__.ts
export const borrowed = () => import('../../../../mfe-menu/src/pages/__probe__')
// @plant mfe-menu/src/pages/__probe__.ts quiet
export {}
