import type { Market } from '../market/market'
import { tidyText } from './tidy-text'

/** Every form the Royal Mail uses. Refuses W1M, which is not in use any more. */
const UK_POSTCODE =
  /^(?:GIR ?0AA|(?:[A-PR-UWYZ][0-9][0-9A-HJKPSTUW]?|[A-PR-UWYZ][A-HK-Y][0-9][0-9ABEHMNPRVWXY]?) ?[0-9][ABD-HJLNP-UW-Z]{2})$/i

/** A routing key (D6W is the only one ending in a letter) and four signs, of the letters Eircodes use. */
const EIRCODE = /^(?:D6W|[AC-FHKNPRTV-Y][0-9]{2})[ -]?[0-9AC-FHKNPRTV-Y]{4}$/i

/** With or without the space, in any case; outer spaces do not matter. */
export const isUkPostcode = (typed: string): boolean => UK_POSTCODE.test(tidyText(typed))

/** With a space, a hyphen or nothing in the middle, in any case. */
export const isEircode = (typed: string): boolean => EIRCODE.test(tidyText(typed))

const spaced = (typed: string, end: number): string => {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return `${code.slice(0, end)} ${code.slice(end)}`
}

/** 'm34en' to 'M3 4EN', the form that is stored. Ask `isUkPostcode` first: anything else comes back as nonsense. */
export const normaliseUkPostcode = (typed: string): string => spaced(typed, -3)

/** 'd02x285' to 'D02 X285'. Ask `isEircode` first. */
export const normaliseEircode = (typed: string): string => spaced(typed, 3)

/** Whether it is a postcode (UK) or an Eircode (Ireland). */
export const isPostcodeOf = (market: Market, typed: string): boolean =>
  market === 'UK' ? isUkPostcode(typed) : isEircode(typed)

/** Ask `isPostcodeOf` first. */
export const normalisePostcode = (market: Market, typed: string): string =>
  market === 'UK' ? normaliseUkPostcode(typed) : normaliseEircode(typed)
