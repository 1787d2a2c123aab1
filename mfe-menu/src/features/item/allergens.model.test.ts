import fc from 'fast-check'
import { composedAllergens, type AllergenSet } from '@galo/domain'
import { aChoice, aMenuItem, aModifier } from '@galo/testing'
import { allergenLists, SAID } from './allergens.model'

const UK = { language: 'en', market: 'UK' } as const

const dishWith = (own: AllergenSet, chosen: AllergenSet) =>
  aMenuItem({ allergens: own, modifiers: [aModifier({ choices: [aChoice({ id: 'chosen', allergens: chosen })] })] })

const presence = fc.constantFrom('NO' as const, ...SAID)
const allergens = fc.dictionary(fc.constantFrom('milk', 'egg', 'sesame', 'nut'), presence)

/** What is read, without what is empty. */
const read = (set: AllergenSet) =>
  Object.fromEntries(Object.entries(allergenLists(set, UK)).filter(([, names]) => names.length > 0))

describe('the allergens of a dish', () => {
  it('never makes a warning weaker, whatever is chosen', () => {
    fc.assert(
      fc.property(allergens, allergens, (own, chosen) => {
        const all = allergenLists(composedAllergens(dishWith(own, chosen), { size: ['chosen'] }), UK)
        for (const part of [allergenLists(own, UK), allergenLists(chosen, UK)]) {
          const warned: string[] = []
          for (const said of SAID) {
            warned.push(...all[said])
            const isMaybe = said.startsWith('MAYBE')
            if (!isMaybe) expect(warned).toEqual(expect.arrayContaining([...part[said]]))
          }
          expect(warned).toEqual(expect.arrayContaining(SAID.flatMap((said) => part[said])))
        }
      }),
    )
  })

  it('keeps "contains", "can’t be sure" and three kinds of "may contain" apart, in the order of the law', () => {
    expect(
      read({
        soya: 'YES',
        celery: 'YES',
        milk: 'MAYBE',
        egg: 'UNKNOWN',
        fish: 'NO',
        sesame: 'MAYBE_FROM_MANUFACTURING',
        mustard: 'MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION',
      }),
    ).toEqual({
      YES: ['Celery', 'Soya'],
      UNKNOWN: ['Egg'],
      MAYBE: ['Milk'],
      MAYBE_FROM_MANUFACTURING: ['Sesame'],
      MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION: ['Mustard'],
    })
  })

  it('begins with the surest, and has what nobody knows above every "may"', () => {
    expect(SAID.slice(0, 2)).toEqual(['YES', 'UNKNOWN'])
    expect(SAID.slice(2).every((said) => said.startsWith('MAYBE'))).toBe(true)
  })

  it('names the cereal with the gluten, and one that is less sure by itself', () => {
    expect(read({ gluten: 'YES', wheat: 'YES', oats: 'MAYBE' })).toEqual({ YES: ['Gluten (wheat)'], MAYBE: ['Oats'] })
  })

  it('says the group once where nobody has named a kind', () => {
    expect(read({ nut: 'YES' })).toEqual({ YES: ['Tree nuts'] })
    expect(read({ nut: 'MAYBE' })).toEqual({ MAYBE: ['Tree nuts'] })
    expect(read({ nut: 'UNKNOWN' })).toEqual({ UNKNOWN: ['Tree nuts'] })
  })

  it('never leaves out an allergen that we have no word for', () => {
    expect(read({ buckwheat: 'YES' })).toEqual({ YES: ['buckwheat'] })
  })
})
