import type { Market } from '@galo/domain'

/** After this many failures in a row a telephone number replaces "Try again" (D17). */
export const MAX_TRIES = 3

/** From the ranges that the regulators reserve for fiction. */
export const CARE_PHONE = { UK: '0808 157 0100', IE: '020 910 0100' } satisfies Record<Market, string>
