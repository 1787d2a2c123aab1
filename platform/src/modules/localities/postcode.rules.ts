import type { Market } from '@galo/domain'

/** A whole or begun postcode, taken apart: the district it lies in, and the rest if the person typed it. */
export interface TypedPostcode {
  readonly district: string
  /** With one space, in capitals; the district alone while nothing else was typed. */
  readonly postcode: string
  readonly isWhole: boolean
}

const UK_WHOLE = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[ABD-HJLNP-UW-Z]{2})$/
const UK_DISTRICT = /^[A-Z]{1,2}\d[A-Z\d]?$/
const EIRCODE_WHOLE = /^([AC-FHKNPRTV-Y]\d{2}|D6W)([\dAC-FHKNPRTV-Y]{4})$/
const ROUTING_KEY = /^([AC-FHKNPRTV-Y]\d{2}|D6W)$/
const DUBLIN_DISTRICT = /^D(\d)$/
/** What the end of a postcode may begin with. */
const SECTOR = /^\d[A-Z]?$/
const UK_BEGUN = [/^([A-Z]{1,2}\d[A-Z\d])\d$/, /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]$/]
const EIRCODE_BEGUN = /^([AC-FHKNPRTV-Y]\d{2}|D6W)[\dAC-FHKNPRTV-Y]{1,3}$/

/** The letter O is typed for nought where only nought can stand; D2 is how Dublin says D02. */
const withoutTypingErrors = (compact: string, market: Market): string =>
  market === 'UK'
    ? compact.replace(/^([A-Z]{1,2}\d[A-Z\d]?)O([A-Z]{2})$/, '$10$2')
    : compact.replace(/(?!^)O/g, '0').replace(DUBLIN_DISTRICT, 'D0$1')

/** The district of a postcode whose end is still being typed. The space tells "M3 4" from Denton's M34. */
const districtBegun = (input: string, compact: string, market: Market): string | undefined => {
  if (market === 'IE') return EIRCODE_BEGUN.exec(compact)?.[1]
  const [outward = '', sector = '', ...rest] = input
    .trim()
    .toUpperCase()
    .split(/[\s-]+/)
  if (rest.length === 0 && UK_DISTRICT.test(outward) && SECTOR.test(sector)) return outward
  return UK_BEGUN.map((shape) => shape.exec(compact)?.[1]).find((district) => district !== undefined)
}

/**
 * What was typed, read as a postcode of the market: with or without space, in any case, and also before its end. Null when it is none.
 * Only the shape is looked at; whether the district exists is for the table of districts.
 */
export const typedPostcode = (input: string, market: Market): TypedPostcode | null => {
  const compact = withoutTypingErrors(input.toUpperCase().replace(/[\s-]/g, ''), market)
  const [whole, part] = market === 'UK' ? [UK_WHOLE, UK_DISTRICT] : [EIRCODE_WHOLE, ROUTING_KEY]
  const parts = whole.exec(compact)
  if (parts?.[1] !== undefined && parts[2] !== undefined)
    return { district: parts[1], postcode: `${parts[1]} ${parts[2]}`, isWhole: true }
  const district = districtBegun(input, compact, market) ?? (part.test(compact) ? compact : undefined)
  return district === undefined ? null : { district, postcode: district, isWhole: false }
}

const AT_THE_END: Readonly<Record<Market, RegExp>> = {
  UK: /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/i,
  IE: /\b(?:[A-Z]\d{2}|D6W)[\s-]*[A-Z\d]{4}$/i,
}

/** The whole postcode an address ends with: "4 Nowhere Street, Leeds LS1 4AP". */
export const postcodeAtTheEnd = (words: string, market: Market): string =>
  AT_THE_END[market].exec(words.trim())?.[0] ?? ''
