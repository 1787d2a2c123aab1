import type { Market } from '@galo/domain'

/** Row D17: after so many failures in a row a person is better than a button. */
export const MAX_TRIES = 3

/** From the ranges the regulators keep for drama, so that no stranger's phone rings. */
export const CARE_PHONE = { UK: '0808 157 0100', IE: '020 910 0100' } satisfies Record<Market, string>
