import fc from 'fast-check'
import { DIETS, dietsWith, type DietParts } from './diets'

const dishWith = (diets: readonly string[], ...choices: DietParts['modifiers'][number]['choices']): DietParts => ({
  diets,
  modifiers: [{ id: 'extra', choices }],
})
const VEGAN = ['VEGAN', 'VEGETARIAN'] as const

describe('DIETS', () => {
  it('are all that the wire knows, but for UNKNOWN', () => {
    const wire =
      'DIABETIC GLUTEN_FREE HALAL HINDU KOSHER LOW_CALORIE LOW_FAT LOW_LACTOSE LOW_SALT VEGAN VEGETARIAN'.split(' ')
    expect(DIETS).toEqual(wire)
  })
})

describe('dietsWith', () => {
  it('takes a diet away with the first food that does not keep it', () => {
    const burger = dishWith(VEGAN, { id: 'halloumi', diets: ['VEGETARIAN'] }, { id: 'pineapple', diets: VEGAN })
    expect(dietsWith(burger, {})).toEqual(VEGAN)
    expect(dietsWith(burger, { extra: ['pineapple'] })).toEqual(VEGAN)
    expect(dietsWith(burger, { extra: ['pineapple', 'halloumi'] })).toEqual(['VEGETARIAN'])
  })

  it('hears nothing from what is no food', () => {
    expect(dietsWith(dishWith(VEGAN, { id: 'large' }), { extra: ['large'] })).toEqual(VEGAN)
  })

  it('does not know what nobody has looked at', () => {
    expect(dietsWith(dishWith(['UNKNOWN']), {})).toBeNull()
    expect(dietsWith(dishWith(VEGAN, { id: 'dip', diets: ['UNKNOWN'] }), { extra: ['dip'] })).toBeNull()
  })

  it('never makes a dish fit for more people, whatever is chosen', () => {
    const diets = fc.subarray([...DIETS])
    fc.assert(
      fc.property(diets, diets, (own, chosen) => {
        const all = dietsWith(dishWith(own, { id: 'chosen', diets: chosen }), { extra: ['chosen'] }) ?? []
        expect(own).toEqual(expect.arrayContaining([...all]))
        expect(chosen).toEqual(expect.arrayContaining([...all]))
      }),
    )
  })
})
