import { CONTRACT_VERSIONS, OLDEST_SPOKEN } from '@galo/contracts/contract-versions'
import type { ContractVersions, Release } from '@galo/contracts/release'

/**
 * Whether a remote was built with versions of what it shares with us that we still speak: one that is too old, or newer than we are, is not offered.
 * Its slot says so, nothing breaks.
 */
export const speaksOurContracts = (
  { extras }: Pick<Release, 'extras'>,
  newest: ContractVersions = CONTRACT_VERSIONS,
  oldest: ContractVersions = OLDEST_SPOKEN,
): boolean =>
  (Object.keys(newest) as (keyof ContractVersions)[]).every(
    (name) => extras.contracts[name] >= oldest[name] && extras.contracts[name] <= newest[name],
  )
