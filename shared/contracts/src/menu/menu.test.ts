import { allergensSchema } from '../allergens'
import { getAvailability, menuItemSchema, getMenu } from '.'

const item = () => ({
  id: 'item-cola',
  plu: '4001',
  slug: 'cola',
  displayName: 'Cola',
  description: 'Cold.',
  section: 'drinks',
  subsection: null,
  image: { url: '/order/media/items/cola', altText: 'A bottle of cola', ratio: '1:1', width: 200, height: 200 },
  ageRestricted: false,
  allergens: {},
  diets: ['VEGAN'],
  flags: [],
  eligibleRewards: [],
  nutritionalFacts: {
    kcal: 139,
    kj: 590,
    fat: 0,
    saturates: 0,
    carbs: 35,
    sugars: 35,
    fibre: 0,
    protein: 0,
    salt: 0,
    alcoholPercent: 0,
  },
  priceList: [
    {
      displayName: 'Take away',
      fulfilmentTypes: ['DELIVERY', 'COLLECTION'],
      kind: 'TAKE_AWAY',
      price: { currencyCode: 'EUR', value: 295 },
    },
  ],
  modifiers: [],
  nandino: false,
  depositFee: { currencyCode: 'EUR', value: 15 },
})

describe('allergensSchema', () => {
  it('takes a presence it does not understand for unknown, which counts as contains', () => {
    expect(allergensSchema.parse({ milk: 'YES', nut: 'A_LITTLE', egg: null })).toEqual({
      milk: 'YES',
      nut: 'UNKNOWN',
      egg: 'UNKNOWN',
    })
  })

  it('is not read from an item that does not speak of allergens at all', () => {
    expect(menuItemSchema.safeParse({ ...item(), allergens: undefined }).success).toBe(false)
  })
})

describe('menuItemSchema', () => {
  it('wants all ten figures of nutrition', () => {
    const { nutritionalFacts } = item()
    expect(Object.keys(nutritionalFacts)).toHaveLength(10)
    for (const figure of Object.keys(nutritionalFacts)) {
      const without = { ...item(), nutritionalFacts: { ...nutritionalFacts, [figure]: undefined } }
      expect([figure, menuItemSchema.safeParse(without).success]).toEqual([figure, false])
    }
  })
})

describe('menuOf', () => {
  it('reads a menu and forgets what nobody here uses', () => {
    const menu = getMenu.answer.parse({
      data: { menu: { sections: [{ id: 'drinks', displayName: 'Drinks', items: [{ ...item(), shelf: 3 }] }] } },
    })
    expect(menu?.sections[0]?.items).toEqual([item()])
  })

  it('reads what GraphQL writes as null as not there', () => {
    const choice = {
      id: 'rice',
      slug: 'rice',
      displayName: 'Rice',
      price: { currencyCode: 'EUR', value: 0 },
      eligibleRewards: [],
      allergens: {},
      defaultChoice: false,
      description: null,
      kcal: null,
    }
    const modifier = { id: 'm', slug: 'm', promptLabel: 'M', minChoices: 0, maxChoices: 1, choices: [choice] }
    const withNulls = {
      ...item(),
      servingType: null,
      modifiers: [{ ...modifier, enabledBy: null, selectableQuantity: null }],
    }
    const read = menuItemSchema.parse(withNulls)
    expect([read.servingType, read.modifiers[0]?.enabledBy, read.modifiers[0]?.choices[0]?.kcal]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(menuItemSchema.safeParse({ ...withNulls, modifiers: [{ ...modifier, enabledBy: 'meal' }] }).success).toBe(
      false,
    )
  })

  it('knows that a restaurant may have none', () => {
    expect(getMenu.answer.parse({ data: { menu: null } })).toBeNull()
    expect(getMenu.answer.safeParse({ data: {} }).success).toBe(false)
  })
})

describe('availability', () => {
  it('hands on a status nobody knows, which is then read as unavailable', () => {
    const answer = { data: { items: [{ id: 'item-cola', status: 'MELTED' }] } }
    expect(getAvailability.answer.parse(answer)).toEqual(answer.data.items)
  })
})
