/** The remote's adapter on a page whose shell brings what is given; evaluated anew each time, as each remote evaluates its own. */
const adapterOn = async (shell: object): Promise<Record<string, unknown>> => {
  Object.assign(globalThis, shell)
  let loaded: Record<string, unknown> = {}
  await jest.isolateModulesAsync(async () => {
    const module: { default: Record<string, unknown> } = await import('./adapter-of-remote.js')
    loaded = module.default
  })
  return loaded
}

describe('the adapter between a remote’s bundle and the federation runtime', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, '__galoFederation'))

  it('is the shell’s, with options of the remote’s own', async () => {
    const bundlerRuntime = {}
    const shell = { __galoFederation: { bundlerRuntime } }
    const [one, other] = [await adapterOn(shell), await adapterOn(shell)]
    expect(one['bundlerRuntime']).toBe(bundlerRuntime)
    expect(one['bundlerRuntimeOptions']).not.toBe(other['bundlerRuntimeOptions'])
  })

  it('says so where the shell is older than the remote', () =>
    expect(adapterOn({})).rejects.toThrow('newer than its shell'))
})
