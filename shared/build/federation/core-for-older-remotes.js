/**
 * What remotes built before contract `federation` 2 take of the runtime: they carry an adapter of their own.
 * To be dropped when the oldest supported version is 2.
 */
export {
  CurrentGlobal,
  Module,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  getRemoteEntry,
  registerGlobalPlugins,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core'

/** Spread by that adapter when it starts; asked only for shared packages that are cut down, which nobody has. */
export const helpers = { global: {}, share: {}, utils: {} }
