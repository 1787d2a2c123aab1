import { CONTRACT_VERSIONS, OLDEST_SUPPORTED } from '@galo/contracts/contract-versions'
import type { ContractVersions, Release } from '@galo/contracts/release'

/**
 * Whether a remote was built with contract versions that this shell supports: the code of one that is older than the oldest, or newer than ours,
 * is not asked for. Its places say that they are out of order, nothing breaks.
 */
export const isCompatible = (
  { extras }: Pick<Release, 'extras'>,
  newest: ContractVersions = CONTRACT_VERSIONS,
  oldest: ContractVersions = OLDEST_SUPPORTED,
): boolean =>
  (Object.keys(newest) as (keyof ContractVersions)[]).every(
    (name) => extras.contracts[name] >= oldest[name] && extras.contracts[name] <= newest[name],
  )
