import type { NutritionalFacts } from '@galo/contracts/menu'
import { aBaste, aChoice, aMeal, aMenuItem, aModifier } from '@galo/testing'
import { nutritionWith } from './nutrition.model'

const facts = (given: Partial<NutritionalFacts>): NutritionalFacts => ({
  kcal: 0,
  kj: 0,
  fat: 0,
  saturates: 0,
  carbs: 0,
  sugars: 0,
  fibre: 0,
  protein: 0,
  salt: 0,
  alcoholPercent: 0,
  ...given,
})

const rice = { nutritionalFacts: facts({ kcal: 240, kj: 1004, carbs: 51, salt: 0.7 }) }
const chicken = aMenuItem({
  nutritionalFacts: facts({ kcal: 780, kj: 3264, fat: 41.2, protein: 99.6, salt: 2.1 }),
  modifiers: [
    aBaste(),
    aModifier({
      id: 'side',
      selectableQuantity: true,
      choices: [
        aChoice({ id: 'rice', itemId: 'item-rice', portion: 1, kcal: 240 }),
        aChoice({ id: 'large-rice', itemId: 'item-rice', portion: 1.67, kcal: 401 }),
        aChoice({ id: 'halloumi', kcal: 120, nutritionalFacts: facts({ kcal: 120, fat: 9.1, salt: 0.9 }) }),
      ],
    }),
  ],
})
const dishOf = (id: string) => (id === 'item-rice' ? rice : undefined)

describe('what is in a dish as it was made up', () => {
  it('is the dish’s own while nothing is chosen', () => {
    expect(nutritionWith(chicken, {}, dishOf)).toEqual(chicken.nutritionalFacts)
  })

  it('has a portion of another dish in it as often as it was taken, and the energy that stands beside the choice', () => {
    expect(nutritionWith(chicken, { side: ['rice', 'large-rice'] }, dishOf)).toEqual(
      facts({ kcal: 1421, kj: 3264 + 1004 + 1678, fat: 41.2, protein: 99.6, carbs: 136.2, salt: 4 }),
    )
  })

  it('adds what only adds by its own figures, and nothing for what is no food', () => {
    expect(nutritionWith(chicken, { side: ['halloumi'], baste: ['baste-4'] }, dishOf)).toEqual(
      facts({ kcal: 900, kj: 3264 + 502, fat: 50.3, protein: 99.6, salt: 3 }),
    )
  })

  it('is not known while a dish that is part of it isn’t', () => {
    expect(nutritionWith(chicken, { side: ['rice'] }, () => undefined)).toBeNull()
    expect(
      nutritionWith(aMenuItem({ modifiers: [...aMeal()] }), { meal: ['meal-on-its-own'] }, () => undefined),
    ).not.toBeNull()
  })

  it('says how strong a drink is, however large', () => {
    const wine = aMenuItem({
      nutritionalFacts: facts({ kcal: 105, alcoholPercent: 13 }),
      modifiers: [
        aModifier({
          id: 'glass',
          choices: [aChoice({ id: 'large', kcal: 105, nutritionalFacts: facts({ kcal: 105 }) })],
        }),
      ],
    })
    expect(nutritionWith(wine, { glass: ['large'] }, dishOf)).toMatchObject({ kcal: 210, alcoholPercent: 13 })
  })
})
