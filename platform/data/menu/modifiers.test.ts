import { isDeepStrictEqual } from 'node:util'
import { menu } from '.'
import type { CatalogueItem, CatalogueModifier } from './types'

const { items } = menu
const modifiers = [...new Set(items.flatMap((item) => item.modifiers))]
const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('modifiers', () => {
  const enablers = (item: CatalogueItem, modifier: CatalogueModifier) =>
    modifier.enabledBy.map((enabled) => ({
      enabled,
      by: item.modifiers.find(({ id }) => id === enabled.modifierId),
    }))

  it('are written once: the same id is always the same modifier', () => {
    expect(repeated(modifiers.map(({ id }) => id))).toEqual([])
    expect(repeated(modifiers.flatMap(({ choices }) => choices.map(({ id }) => id)))).toEqual([])
  })

  it('can be satisfied', () => {
    const impossible = modifiers.filter(({ minChoices, maxChoices, selectableQuantity, choices }) => {
      const most = selectableQuantity ? Infinity : choices.length
      return minChoices < 0 || minChoices > maxChoices || maxChoices < 1 || minChoices > most
    })
    expect(impossible).toEqual([])
  })

  it('choose nothing by themselves that costs anything, and never more than may be chosen', () => {
    for (const { id, choices, maxChoices, minChoices } of modifiers) {
      const defaults = choices.filter(({ isDefault }) => isDefault === true)
      expect([id, defaults.filter(({ price }) => price.UK > 0 || price.IE > 0)]).toEqual([id, []])
      expect(defaults.length === 0 || (defaults.length >= minChoices && defaults.length <= maxChoices)).toBe(true)
    }
    expect(modifiers.some(({ choices }) => choices.some(({ isDefault }) => isDefault === true))).toBe(true)
  })

  it('are opened only by a choice the same dish offers, for a count they allow', () => {
    for (const item of items) {
      for (const modifier of item.modifiers) {
        for (const { enabled, by } of enablers(item, modifier)) {
          expect(by?.choices.map(({ id }) => id)).toEqual(expect.arrayContaining([...enabled.choiceIds]))
          expect(enabled.count).toBeGreaterThanOrEqual(modifier.minChoices)
          expect(enabled.count).toBeLessThanOrEqual(modifier.maxChoices)
        }
      }
    }
  })

  it('leave no meal without its sides: every meal of a dish opens something, except the dish on its own', () => {
    for (const item of items) {
      const opened = new Set(item.modifiers.flatMap(({ enabledBy }) => enabledBy.flatMap(({ choiceIds }) => choiceIds)))
      const meals = item.modifiers.filter(({ slug }) => slug === 'choose-meal').flatMap(({ choices }) => choices)
      const closed = meals.filter(({ id, servingType }) => servingType !== 'ON_ITS_OWN' && !opened.has(id))
      expect(closed).toEqual([])
    }
  })

  it('point at dishes that are on the menu', () => {
    const known = new Set(items.map(({ id }) => id))
    const lost = modifiers.flatMap(({ choices }) => choices).filter(({ itemId }) => itemId && !known.has(itemId))
    expect(lost).toEqual([])
  })

  it('carry the allergens of the dish a choice is a portion of', () => {
    const dishes = new Map(items.map((item) => [item.id, item.allergens]))
    const silent = modifiers
      .flatMap(({ choices }) => choices)
      .filter(({ itemId, allergens }) => itemId && !isDeepStrictEqual(allergens, dishes.get(itemId)))
    expect(silent.map(({ id }) => id)).toEqual([])
  })
})

describe('food that is chosen', () => {
  const choices = modifiers.flatMap((modifier) => modifier.choices)
  const dishes = new Map(items.map((item) => [item.id, item]))

  it('says whom it is for: the dish’s own word where it is a portion of one', () => {
    const mute = choices.filter(({ kcal, diets, servingType }) => {
      const isMoreOfTheSame = servingType === 'LARGE_SIDE' || servingType?.startsWith('WINE_') === true
      return kcal > 0 && diets === undefined && !isMoreOfTheSame
    })
    expect(mute.map(({ id }) => id)).toEqual([])
    const unlike = choices.filter(({ itemId, diets }) => itemId && !isDeepStrictEqual(diets, dishes.get(itemId)?.diets))
    expect(unlike.map(({ id }) => id)).toEqual([])
  })

  it('keeps no diet over what is in it', () => {
    const animal = ['milk', 'egg', 'fish', 'crustacean', 'mollusc'] as const
    const wrong = choices.filter(
      ({ diets = [], allergens }) =>
        (diets.includes('VEGAN') &&
          (!diets.includes('VEGETARIAN') || animal.some((name) => allergens[name] === 'YES'))) ||
        (diets.includes('GLUTEN_FREE') && allergens.gluten !== undefined),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('tells what it adds: as a part of a dish, or by figures of its own that say the same energy', () => {
    for (const { id, kcal, itemId, portion, nutritionalFacts } of choices) {
      const whole = dishes.get(itemId ?? '')?.nutritionalFacts.kcal
      expect([id, portion !== undefined]).toEqual([id, itemId !== undefined])
      expect([id, nutritionalFacts !== undefined]).toEqual([id, itemId === undefined && kcal > 0])
      if (nutritionalFacts !== undefined) expect([id, nutritionalFacts.kcal]).toEqual([id, kcal])
      if (whole !== undefined && portion !== undefined)
        expect([id, Math.abs(whole * portion - kcal) <= Math.max(1, kcal * 0.01)]).toEqual([id, true])
    }
  })

  it('adds up: fat, carbs, protein and fibre account for the energy of all but wine', () => {
    const doubtful = choices.filter(({ servingType, nutritionalFacts: facts }) => {
      if (facts === undefined || servingType?.startsWith('WINE_') === true) return false
      const counted = facts.fat * 9 + facts.carbs * 4 + facts.protein * 4 + facts.fibre * 2
      return Math.abs(counted - facts.kcal) > Math.max(3, facts.kcal * 0.08)
    })
    expect(doubtful.map(({ id }) => id)).toEqual([])
    expect(choices.filter(({ nutritionalFacts }) => (nutritionalFacts?.alcoholPercent ?? 0) > 0)).toEqual([])
  })
})

describe('the first meal anyone orders', () => {
  it('is half a chicken, Fogo, with spiced rice and rainbow slaw, for £13.95 or €16.00', () => {
    const half = items.find(({ slug }) => slug === 'half-chicken')
    const choices = new Map(
      half?.modifiers.flatMap((modifier) => modifier.choices.map((one) => [one.id, one] as const)),
    )
    const chosen = [
      'baste-fogo',
      'meal-two-regular-sides',
      'meal-sides-regular-spiced-rice',
      'meal-sides-regular-rainbow-slaw',
    ]
    const total = (market: 'UK' | 'IE') =>
      chosen.reduce(
        (sum, id) => sum + (choices.get(id)?.price[market] ?? NaN),
        half?.priceList[market].find(({ fulfilmentTypes }) => fulfilmentTypes.includes('COLLECTION'))?.price.value ??
          NaN,
      )
    expect(total('UK')).toBe(1395)
    expect(total('IE')).toBe(1600)
  })
})
