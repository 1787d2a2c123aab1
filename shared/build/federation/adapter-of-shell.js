import { createInstance, getInstance, init } from '@module-federation/runtime'
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js'
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js'
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js'

/**
 * What ties a bundle to the federation runtime, in place of the bundler plugin's own: without what serves remotes that a bundle names itself
 * and shared packages cut down to what is used.
 */
const bundlerRuntime = {
  S: {},
  I: initializeSharing,
  consumes,
  installInitialConsumes,
  initContainerEntry,
  /** @param {{ webpackRequire: any }} bundle */
  init: ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions),
}

/**
 * A remote has an instance of its own; one whose entry is asked for again goes on with it.
 * @param {Parameters<typeof createInstance>[0]} options
 */
const initRemote = (options) => {
  const known = getInstance((instance) => instance.name === options.name)
  known?.initOptions(options)
  return known ?? createInstance(options)
}

// Remotes take it from the page, so that none carries a copy.
Object.assign(globalThis, {
  __galoFederation: { runtime: { init: initRemote }, bundlerRuntime, attachShareScopeMap },
})

export default { runtime: { init }, bundlerRuntime, attachShareScopeMap, bundlerRuntimeOptions: {} }
