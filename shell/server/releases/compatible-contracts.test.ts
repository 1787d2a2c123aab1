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

  it('offers no remote whose pages are modules of their own to a shell that asks for all of them at once, and those before to this one', () => {
    const pagesOfTheirOwn = aRelease('mfe-menu', { contracts: { ...CONTRACT_VERSIONS, navigation: 5 } })
    expect(isCompatible(pagesOfTheirOwn, { ...CONTRACT_VERSIONS, navigation: 4 })).toBe(false)
    expect(isCompatible(aRelease('mfe-menu', { contracts: { ...CONTRACT_VERSIONS, navigation: 4 } }))).toBe(true)
  })

  it('goes on offering remotes built before, as long as the shell still speaks their version', () => {
    const before = aRelease('mfe-menu', { contracts: { ...CONTRACT_VERSIONS, state: 2 } })
    const newest = { ...CONTRACT_VERSIONS, state: 3 }
    expect(isCompatible(before, newest, { ...CONTRACT_VERSIONS, state: 2 })).toBe(true)
    expect(isCompatible(before, newest, newest)).toBe(false)
  })
})
