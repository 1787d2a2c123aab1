import { CONTRACT_VERSIONS } from '@galo/contracts/contract-versions'
import { aRelease } from '../test/a-release'
import { speaksOurContracts } from './spoken-contracts'

describe('speaksOurContracts', () => {
  it('knows a remote that was built for the same contracts', () =>
    expect(speaksOurContracts(aRelease('mfe-menu'))).toBe(true))

  it.each(Object.keys(CONTRACT_VERSIONS))('leaves out a remote with another version of %s', (name) => {
    const contracts = { ...CONTRACT_VERSIONS, [name]: 99 }
    expect(speaksOurContracts(aRelease('mfe-menu', { contracts }))).toBe(false)
  })
})
