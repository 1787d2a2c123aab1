import type { Market } from '@galo/domain'
import { searchTextOf } from '../../../../kernel/db/search-text'
import type { Place } from './place'
import { fromLocality } from './place.from'
import { searchPlaces, type Sources } from './places.find'

export interface Geocoded {
  readonly place: Place
  /** Something of what was asked for is not in the answer: another door of the same postcode, say. */
  readonly isPartial: boolean
}

const POSTCODES: Readonly<Record<Market, RegExp>> = {
  UK: /\b([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[ABD-HJLNP-UW-Z]{2})\b/i,
  IE: /\b([AC-FHKNPRTV-Y]\d{2}|D6W)[\s-]*([\dAC-FHKNPRTV-Y]{4})\b/i,
}

const COUNTRY_NAMES = /,?\s*\b(uk|united kingdom|great britain|ireland|éire|eire)\s*$/iu
const EVERYTHING = { localities: ['address', 'postal_code'], towns: true, restaurants: true } as const

const byPostcode = async (from: Sources, market: Market, text: string): Promise<readonly Geocoded[]> => {
  const [whole, outward, inward] = POSTCODES[market].exec(text) ?? []
  if (whole === undefined || outward === undefined || inward === undefined) return []
  const postcode = `${outward} ${inward}`.toUpperCase()
  const rest = searchTextOf(text.replace(whole, ''))
  const addresses = await from.addresses.doorsAt(postcode)
  const door = addresses.find((row) => rest !== '' && rest.startsWith(searchTextOf(`${row.streetNumber}${row.street}`)))
  if (door !== undefined) return [{ place: fromLocality(door), isPartial: false }]
  const [area] = await from.addresses.atPostcode(postcode, market)
  if (area === undefined) return []
  const isPartial = rest !== '' && rest !== searchTextOf(area.city)
  return [{ place: fromLocality(area), isPartial }]
}

/** Without its last part, and so on: `Abbey Road, Nowhere, Manchester` at last is Manchester. */
const shorter = (text: string): string => text.split(',').slice(1).join(',').trim()

const MOST = 5

/**
 * An address in a person's words, to places, best first. The postcode in it counts most, then the words;
 * words nobody knows are left away from the front, and the answer says that it is only a part.
 */
export const geocode = async (from: Sources, market: Market, address: string): Promise<readonly Geocoded[]> => {
  const text = address.trim().replace(COUNTRY_NAMES, '')
  const found = await byPostcode(from, market, text)
  if (found.length > 0) return found
  let isPartial = false
  for (let words = text; words !== ''; words = shorter(words)) {
    const places = await searchPlaces(from, market, words, EVERYTHING, MOST)
    if (places.length > 0) return places.map((place) => ({ place, isPartial }))
    isPartial = true
  }
  return []
}
