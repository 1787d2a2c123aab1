import { CONTRACT_VERSIONS, type ContractVersions, type Release } from '@galo/contracts'

/** A remote built against another version of what it shares with us is not offered: its slot says so, nothing breaks. */
export const speaksOurContracts = ({ extras }: Release): boolean =>
  (Object.keys(CONTRACT_VERSIONS) as (keyof ContractVersions)[]).every(
    (name) => extras.contracts[name] === CONTRACT_VERSIONS[name],
  )
