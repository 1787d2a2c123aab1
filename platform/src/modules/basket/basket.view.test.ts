import fc from 'fast-check'
import { basketSchema } from '@galo/contracts/basket'
import { ALLERGEN_NAMES, composedAllergens, depositsFor, presenceOf, type Market } from '@galo/domain'
import { menu as seeded } from '../../../data'
import { rewardOffers } from '../loyalty'
import { selectionOf, type MenuSnapshot } from '../menu'
import type { BasketRow } from './basket.store'
import { basketView } from './basket.view'

const known = new Map(seeded.items.map((item) => [item.id, item]))
const menu: MenuSnapshot = { item: (id) => known.get(id), isMissing: () => false, isChoiceMissing: () => false }
const NOON = new Date('2026-11-17T12:00:00.000Z')

const rowWith = (given: Partial<BasketRow>): BasketRow => ({
  id: 'basket',
  customerId: 'guest',
  market: 'UK',
  restaurantId: 'somewhere',
  fulfilmentType: 'COLLECTION',
  revision: 1,
  lines: [],
  built: null,
  deliveryQuoteId: null,
  deliveryFee: null,
  deliveryQuoteValidUntil: null,
  reward: null,
  discountCode: null,
  preferences: null,
  ownerHashes: [],
  recentChanges: [],
  expiresAt: NOON,
  createdAt: NOON,
  ...given,
})
const viewOf = (given: Partial<BasketRow>) =>
  basketSchema.parse(basketView(rowWith(given), menu, { card: null, code: null }, rewardOffers))

const kidsStrips = (drink: string) => ({
  id: 'line',
  menuItemId: 'item-kids-strips',
  quantity: 3,
  modifiers: [
    { id: 'sides-kids', choices: ['sides-kids-corn-cobs'] },
    { id: 'drink-kids', choices: [`drink-kids-${drink}`] },
  ],
  isUpsell: false,
})

describe('A line of a basket', () => {
  it('tells of each line what is in it with its choices', () => {
    const [line] = viewOf({ lines: [kidsStrips('milk-carton')] }).menu_items
    expect(line?.allergens).toMatchObject({ milk: 'YES' })
    const anyDish = fc.constantFrom(...seeded.items).chain((item) =>
      fc.record({
        item: fc.constant(item),
        choices: fc.tuple(...item.modifiers.map(({ choices }) => fc.subarray(choices.map(({ id }) => id)))),
      }),
    )
    fc.assert(
      fc.property(anyDish, ({ item, choices }) => {
        const modifiers = item.modifiers.map(({ id }, index) => ({ id, choices: choices[index] ?? [] }))
        const stored = { id: 'line', menuItemId: item.id, quantity: 1, modifiers, isUpsell: false }
        const said = viewOf({ lines: [stored] }).menu_items[0]?.allergens ?? {}
        expect(said).toEqual(composedAllergens(item, selectionOf(stored)))
        // And by the catalogue itself: nothing that is in a chosen part is missing from the line.
        const parts = item.modifiers.flatMap((modifier) =>
          modifier.choices.filter(({ id }) => choices.some((chosen) => chosen.includes(id))),
        )
        for (const { allergens } of [item, ...parts])
          for (const name of ALLERGEN_NAMES)
            if (presenceOf(allergens, name) === 'YES') expect([name, said[name]]).toEqual([name, 'YES'])
      }),
    )
  })

  it('says every cereal of a grill nobody is sure of', () => {
    const unsure = seeded.items.find(({ allergens }) => allergens.gluten === 'UNKNOWN')
    const stored = { id: 'line', menuItemId: unsure?.id ?? '', quantity: 1, modifiers: [], isUpsell: false }
    expect(viewOf({ lines: [stored] }).menu_items[0]?.allergens).toMatchObject({ gluten: 'UNKNOWN', wheat: 'UNKNOWN' })
  })

  it.each<readonly [Market, number]>([
    ['UK', 0],
    ['IE', 45],
  ])('names the bottles of one, which in %s cost %d of deposit for all', (market, deposit) => {
    const { menu_items, fees } = viewOf({ market, lines: [kidsStrips('still-water')] })
    expect(menu_items[0]?.containers).toEqual([{ kind: 'bottle', ml: 500 }])
    const all = Array.from({ length: 3 }, () => menu_items[0]?.containers ?? []).flat()
    expect(depositsFor(market, 'COLLECTION', all).value).toBe(deposit)
    expect(fees.find(({ kind }) => kind === 'DEPOSIT')?.amount.value ?? 0).toBe(deposit)
  })

  it('is for whom all of it is: a plant burger with halloumi is for vegetarians', () => {
    const plant = seeded.items.find(
      ({ diets, modifiers }) => diets.includes('VEGAN') && modifiers.some(({ id }) => id === 'add-veggie'),
    )
    const dietsOf = (choices: readonly string[]) =>
      viewOf({
        lines: [
          {
            id: 'line',
            menuItemId: plant?.id ?? '',
            quantity: 1,
            modifiers: [{ id: 'add-veggie', choices: [...choices] }],
            isUpsell: false,
          },
        ],
      }).menu_items[0]?.diets
    expect(dietsOf([])).toEqual(expect.arrayContaining(['VEGAN', 'VEGETARIAN']))
    expect(dietsOf(['add-veggie-pineapple'])).toEqual(expect.arrayContaining(['VEGAN', 'VEGETARIAN']))
    expect(dietsOf(['add-veggie-pineapple', 'add-veggie-halloumi'])).toEqual(['VEGETARIAN'])
  })

  it('says nothing of diets that nobody has looked at', () => {
    const grill = seeded.items.find(
      ({ diets, allergens }) => diets.includes('UNKNOWN') && allergens.gluten === 'UNKNOWN',
    )
    const line = { id: 'line', menuItemId: grill?.id ?? '', quantity: 1, modifiers: [], isUpsell: false }
    const said = viewOf({ lines: [line] }).menu_items[0]
    expect([said?.menu_item_id, said?.diets]).toEqual([grill?.id, undefined])
  })

  it('has none where people sit', () => {
    const { menu_items } = viewOf({ market: 'IE', fulfilmentType: 'EAT_IN', lines: [kidsStrips('still-water')] })
    expect(menu_items[0]?.containers).toEqual([])
  })

  it('of a dish nobody makes any more says nothing about allergens, rather than that there are none', () => {
    const gone = { id: 'line', menuItemId: 'item-of-yesterday', quantity: 1, modifiers: [], isUpsell: false }
    expect(viewOf({ lines: [gone] }).menu_items[0]?.allergens).toBeUndefined()
  })
})
