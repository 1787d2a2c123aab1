import type { Market } from '@galo/domain'
import { localities } from '../../../data'
import { barePlaceName, partsOf, placeKey } from './place-words'
import { placeKeys } from './places.find'
import { spellingsOf, type Spellings } from './spelling'

const streetsIn = (market: Market): readonly string[] => [
  ...new Set(
    localities.filter((row) => row.market === market && row.street !== '').map(({ street }) => placeKey(street)),
  ),
]

const inMarket = (market: Market): Spellings => spellingsOf([...placeKeys(market), ...streetsIn(market)])

const spellings: Readonly<Record<Market, Spellings>> = { UK: inMarket('UK'), IE: inMarket('IE') }

/** A name with the number of a door before it, or a postcode behind it. */
const NAME = /^(?<door>\d+[a-z]?\s+)?(?<name>\D+?)(?<code>\s+\S*\d.*)?$/i

const correctPart = (market: Market, part: string): string => {
  const { door = '', name = '', code = '' } = NAME.exec(part)?.groups ?? {}
  const { nearest, knows } = spellings[market]
  const [whole, bare] = [placeKey(name), placeKey(barePlaceName(name))]
  if (name === '' || knows(whole) || knows(bare)) return part
  const meant = nearest(whole) ?? nearest(bare)
  return meant === undefined ? part : `${door}${meant}${code}`
}

/**
 * The words with each name in them that nobody knows replaced by the one that is spelt most like it, in letters alone ("galway" for "Galwey"); undefined
 * where none is. Numbers and postcodes stay: one that is off by a digit is somewhere else.
 */
export const corrected = (market: Market, words: string): string | undefined => {
  const parts = partsOf(words)
  const meant = parts.map((part) => correctPart(market, part))
  return meant.every((part, index) => part === parts[index]) ? undefined : meant.join(', ')
}
