// @plant shell/browser/layout/__probe__.ts
export { loadRemote } from '@module-federation/enhanced/runtime'
// @plant mfe-account/src/features/probe-d/__probe__.ts
export { loadRemote } from '@module-federation/enhanced/runtime'
