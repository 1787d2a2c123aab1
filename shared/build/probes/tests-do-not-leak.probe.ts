// @plant mfe-search/src/pages/__probe__.ts
export { fakeHttp } from '@galo/testing'
// @plant shared/state/src/persist.__probe__.ts
export * from './quiet.__probe__.test'
// @plant shared/state/src/quiet.__probe__.test.ts quiet
export {}
// @plant platform/src/modules/menu/__probe__.ts
export { openWorld } from '../../proof/world/world'
