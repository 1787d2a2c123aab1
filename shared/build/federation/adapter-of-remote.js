const { __galoFederation: brought } = /** @type {{ __galoFederation?: object }} */ (globalThis)
if (brought === undefined) throw new Error('This remote is newer than its shell, which brings no federation adapter')

/** What ties a remote's bundle to the federation runtime is the shell's. */
export default { ...brought, bundlerRuntimeOptions: {} }
