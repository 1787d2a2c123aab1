// @plant shell/server/render/__probe__.ts
export * from '../../browser/pages/scroll-memory'
// @plant shell/server/render/quiet.__probe__.ts quiet
export * from '../../browser/pages/pages'
// @plant shell/browser/pages/__probe__.ts
export * from '../../server/render/quiet.__probe__'
// @plant shell/shared/server.__probe__.ts
export * from '../server/render/quiet.__probe__'
// @plant shell/shared/browser.__probe__.ts
export * from '../browser/pages/scroll-memory'
