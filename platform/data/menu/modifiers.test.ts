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
