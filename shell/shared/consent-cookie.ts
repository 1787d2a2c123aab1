import type { Market } from '@galo/domain'
import type { StateOf } from '@galo/state'

/** What somebody said about what the site could do without. */
export interface Consent {
  /** Of the proof that is kept of it. */
  readonly id: string
  /** Counting visits, and what breaks. */
  readonly measure: boolean
  /** Recording what is done on a page. */
  readonly record: boolean
  /** In milliseconds. */
  readonly decidedAt: number
}

/** Counts up when the words ask for more than before: who said yes to less is asked again. */
export const WORDS_VERSION = 2

/** An answer is good for half a year, in seconds. */
export const CONSENT_LIFE_S = 180 * 86_400

/** Each market asks for itself; on localhost both share one jar. */
export const consentCookie = (market: Market): string => `galo_consent_${market.toLowerCase()}`

/** What the cookie says while an answer is on its way, and for how long it may be, in seconds: nothing is allowed by it, and nothing is asked meanwhile. */
export const ANSWERING = 'answering'
export const ANSWERING_LIFE_S = 15

const VALUE = /^(\d{1,4})-([01])([01])-([\da-z]{1,9})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

const digit = (yes: boolean): string => (yes ? '1' : '0')

/** The cookie's value: nothing secret is in it, and scripts of ours may read it. */
export const writeConsent = ({ id, measure, record, decidedAt }: Consent): string =>
  [WORDS_VERSION, digit(measure) + digit(record), Math.floor(decidedAt / 1_000).toString(36), id].join('-')

/** What the cookie says; `null` when it says nothing, nonsense, or something about other words. `now` in milliseconds. */
export const readConsent = (value: string | undefined, now: number): Consent | null => {
  const [, version, measure, record, seconds = '', id = ''] = VALUE.exec(value ?? '') ?? []
  const decidedAt = parseInt(seconds, 36) * 1_000
  const isGood = Number(version) === WORDS_VERSION && now - decidedAt <= CONSENT_LIFE_S * 1_000
  return isGood ? { id, measure: measure === '1', record: record === '1', decidedAt } : null
}

/** The same as the store of every page has it. */
export const consentState = (consent: Consent | null): StateOf<'consent'> =>
  consent === null
    ? { analytics: null, recording: null, decidedAt: null }
    : { analytics: consent.measure, recording: consent.record, decidedAt: consent.decidedAt }

/** What the page says to itself, on its window, when somebody has answered on it. */
export const CONSENT_SAID = 'galo.consent'
