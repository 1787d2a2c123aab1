import fc from 'fast-check'
import type { AllergenSet } from '@galo/domain'
import { aChoice, aMenuItem, aModifier } from '@galo/testing'
import { allergenLists, allergensWith } from './allergens.model'

const UK = { language: 'en', market: 'UK' } as const

const dishWith = (own: AllergenSet, chosen: AllergenSet) =>
  aMenuItem({ allergens: own, modifiers: [aModifier({ choices: [aChoice({ id: 'chosen', allergens: chosen })] })] })

const presence = fc.constantFrom(
  'NO' as const,
  'YES' as const,
  'MAYBE' as const,
  'MAYBE_FROM_MANUFACTURING' as const,
  'MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION' as const,
  'UNKNOWN' as const,
)
const allergens = fc.dictionary(fc.constantFrom('milk', 'egg', 'sesame', 'nut'), presence)

describe('allergensWith', () => {
  it('shows what a choice brings along, and only once it is chosen', () => {
    const dish = dishWith({ milk: 'YES' }, { mustard: 'YES' })
    expect(allergensWith(dish, {})).toEqual({ milk: 'YES' })
    expect(allergensWith(dish, { size: ['chosen'] })).toEqual({ milk: 'YES', mustard: 'YES' })
  })

  it('never makes a warning weaker, whatever is chosen', () => {
    fc.assert(
      fc.property(allergens, allergens, (own, chosen) => {
        const all = allergenLists(allergensWith(dishWith(own, chosen), { size: ['chosen'] }), UK)
        for (const part of [allergenLists(own, UK), allergenLists(chosen, UK)]) {
          expect(all.contains).toEqual(expect.arrayContaining([...part.contains]))
          const warned = [...all.contains, ...all.unknown]
          expect(warned).toEqual(expect.arrayContaining([...part.unknown]))
          expect([...warned, ...all.mayContain]).toEqual(expect.arrayContaining([...part.mayContain]))
        }
      }),
    )
  })
})

describe('allergenLists', () => {
  it('keeps "contains", "can’t be sure" and "traces" apart, in the order of the law', () => {
    expect(allergenLists({ soya: 'YES', celery: 'YES', milk: 'MAYBE', egg: 'UNKNOWN', fish: 'NO' }, UK)).toEqual({
      contains: ['Celery', 'Soya'],
      unknown: ['Egg'],
      mayContain: ['Milk'],
    })
  })

  it('never leaves out an allergen that we have no word for', () => {
    expect(allergenLists({ buckwheat: 'YES' }, UK).contains).toEqual(['buckwheat'])
  })
})
