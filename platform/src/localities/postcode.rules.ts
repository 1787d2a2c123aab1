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

/**
 * What was typed, read as a postcode of the market: with or without space, in any case. Null when it is none.
 * Only the shape is looked at; whether the district exists is for the table of districts.
 */
export const typedPostcode = (input: string, market: Market): TypedPostcode | null => {
  const compact = input.toUpperCase().replace(/[\s-]/g, '')
  const [whole, part] = market === 'UK' ? [UK_WHOLE, UK_DISTRICT] : [EIRCODE_WHOLE, ROUTING_KEY]
  const parts = whole.exec(compact)
  if (parts?.[1] !== undefined && parts[2] !== undefined)
    return { district: parts[1], postcode: `${parts[1]} ${parts[2]}`, isWhole: true }
  return part.test(compact) ? { district: compact, postcode: compact, isWhole: false } : null
}
