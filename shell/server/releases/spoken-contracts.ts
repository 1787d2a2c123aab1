import { CONTRACT_VERSIONS, OLDEST_SPOKEN } from '@galo/contracts/contract-versions'
import type { ContractVersions, Release } from '@galo/contracts/release'

/** A remote built against a version of what it shares with us that is too old, or newer than ours, is not offered: its slot says so, nothing breaks. */
export const speaksOurContracts = ({ extras }: Release): boolean =>
  (Object.keys(CONTRACT_VERSIONS) as (keyof ContractVersions)[]).every(
    (name) => extras.contracts[name] >= OLDEST_SPOKEN[name] && extras.contracts[name] <= CONTRACT_VERSIONS[name],
  )
