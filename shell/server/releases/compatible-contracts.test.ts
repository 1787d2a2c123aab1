import { CONTRACT_VERSIONS } from '@galo/contracts/contract-versions'
import { aRelease } from '../test/a-release'
import { isCompatible } from './compatible-contracts'

describe('isCompatible', () => {
  it('knows a remote that was built for the same contracts', () =>
    expect(isCompatible(aRelease('mfe-menu'))).toBe(true))

  it.each(Object.keys(CONTRACT_VERSIONS))('leaves out a remote with another version of %s', (name) => {
    const contracts = { ...CONTRACT_VERSIONS, [name]: 99 }
    expect(isCompatible(aRelease('mfe-menu', { contracts }))).toBe(false)
  })

  it('goes on offering remotes built before, as long as the shell still speaks their version', () => {
    const before = aRelease('mfe-menu', { contracts: { ...CONTRACT_VERSIONS, state: 2 } })
    const newest = { ...CONTRACT_VERSIONS, state: 3 }
    expect(isCompatible(before, newest, { ...CONTRACT_VERSIONS, state: 2 })).toBe(true)
    expect(isCompatible(before, newest, newest)).toBe(false)
  })
})
