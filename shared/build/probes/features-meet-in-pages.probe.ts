// @plant mfe-menu/src/features/probe-a/__probe__.ts
export * from '../probe-b/__probe__'
// @plant mfe-menu/src/features/probe-b/__probe__.ts quiet
export {}
