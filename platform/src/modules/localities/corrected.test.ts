import type { Market } from '@galo/domain'
import { places } from '../../../data'
import { seededRandom, type Random } from '../../../data/seeded-random'
import { corrected } from './corrected'
import { placeKey } from './place-words'
import { findPlacesNamed } from './places.find'
import { editsBetween } from './spelling'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A letter left out, put in, changed, or swapped with the next, anywhere in the name. */
const withTypo = (name: string, random: Random): string => {
  const at = Math.floor(random() * (name.length - 1))
  const letter = LETTERS.charAt(Math.floor(random() * LETTERS.length))
  const [before, here, next, after] = [name.slice(0, at), name.charAt(at), name.charAt(at + 1), name.slice(at + 2)]
  const typos = [`${before}${next}${after}`, `${before}${letter}${here}${next}${after}`]
  typos.push(`${before}${letter}${next}${after}`, `${before}${next}${here}${after}`)
  return typos[Math.floor(random() * typos.length)] ?? name
}

describe('corrected', () => {
  it.each([
    ['UK', 'Mancester', 'manchester'],
    ['UK', 'Picadilly station', 'piccadilly'],
    ['UK', 'Deensgate, Mancester', 'deansgate, manchester'],
    ['UK', '12 Deensgate, Manchester', '12 deansgate, Manchester'],
    ['UK', 'Birmingam city centre, UK', 'birmingham, UK'],
    ['UK', 'Mancester M3 4EN', 'manchester M3 4EN'],
    ['IE', 'Galwey', 'galway'],
    ['IE', 'Dun Laoghare', 'dunlaoghaire'],
    ['IE', 'St. Stephans Green', 'ststephensgreen'],
  ] as const)('reads in the %s %j as %j', (market, typed, meant) => {
    expect(corrected(market, typed)).toBe(meant)
  })

  it.each([
    ['UK', 'Manchester'],
    ['UK', 'Manchester city centre'],
    ['UK', 'York'],
    ['UK', 'Yorc'],
    ['UK', 'M3 4EM'],
    ['UK', 'Nowhere at all'],
    ['IE', 'Dublin 3'],
    ['IE', 'D02 X285'],
    ['IE', ''],
  ] as const)('leaves in the %s %j as it is', (market, typed) => {
    expect(corrected(market, typed)).toBeUndefined()
  })

  it.each(['UK', 'IE'] as const)(
    'leads from the name of any place of the %s with one mistake in it to that place, or to one that is as near to what was typed',
    (market: Market) => {
      const random = seededRandom(`mistakes in the ${market}`)
      const lost: string[] = []
      for (const place of places.filter((each) => each.market === market)) {
        const name = placeKey(place.name)
        if (name.length < 6 || /\d/.test(name)) continue
        const typed = withTypo(name, random)
        const { exact, begun } = findPlacesNamed(market, typed)
        // What was typed by mistake is a name itself, or how one begins.
        if (exact.length > 0 || begun.length > 0) continue
        const meant = corrected(market, typed)
        if (meant === undefined || editsBetween(typed, meant, 2) > editsBetween(typed, name, 2))
          lost.push(`${place.name} as ${typed}: ${meant}`)
      }
      expect(lost).toEqual([])
    },
  )
})
