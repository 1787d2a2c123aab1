import type { Market } from '../market/market'

const COUNTRY_CODE = { UK: '44', IE: '353' } as const satisfies Record<Market, string>

/** What a mobile's number looks like after the code of its country, where we know: nobody reads a text on a landline. */
const MOBILE = { 44: /^7[1-57-9]\d{8}$/, 353: /^8[3-9]\d{7}$/ } as const

/** By E.164 a number has at most fifteen digits; no network's are shorter than eight. */
const INTERNATIONAL = /^[1-9]\d{7,14}$/

/**
 * The number a text goes to, as networks write it ('+447700900123'); `null` for one that can get none. A number without a code is of the market.
 * Checks the form only, not whether it is in use.
 */
export const mobileNumberOf = (typed: string, market: Market): string | null => {
  const bare = typed.replace(/[\s().-]/g, '').replace(/^00/, '+')
  if (!/^\+?\d+$/.test(bare)) return null
  // Some write both: +44 (0)7700 900123.
  const digits = bare.startsWith('+')
    ? bare.slice(1).replace(/^(44|353)0/, '$1')
    : bare.replace(/^0/, COUNTRY_CODE[market])
  if (!bare.startsWith('+') && digits === bare) return null
  if (!INTERNATIONAL.test(digits)) return null
  const country = digits.startsWith('44') ? 44 : digits.startsWith('353') ? 353 : null
  if (country !== null && !MOBILE[country].test(digits.slice(`${country}`.length))) return null
  return `+${digits}`
}
