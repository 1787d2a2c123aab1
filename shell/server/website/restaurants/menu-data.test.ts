import { aMenu, aMenuItem, aMenuSection } from '@galo/testing'
import { menuThing } from './menu-data'

const URL = 'https://uk.galo.test/order/menu/deansgate?fulfilment=collection'
const thingOf = (...items: Parameters<typeof aMenuItem>) => {
  const menu = aMenu({ sections: [aMenuSection({ items: items.map((item) => aMenuItem(item)) })] })
  return menuThing(menu, URL)
}

describe('what machines read of a menu', () => {
  it('is its sections, and each dish with its price, its energy and whom it suits', () => {
    expect(thingOf({ displayName: 'Peri chips', price: 345, diets: ['VEGAN', 'UNKNOWN'] })).toEqual({
      '@type': 'Menu',
      '@id': URL,
      url: URL,
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Dips & extras',
          description: 'Small pots, strong opinions.',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Peri chips',
              description: 'Roasted garlic, lemon, restraint.',
              offers: { '@type': 'Offer', price: '3.45', priceCurrency: 'GBP' },
              nutrition: { '@type': 'NutritionInformation', calories: '90 calories' },
              suitableForDiet: ['https://schema.org/VeganDiet'],
            },
          ],
        },
      ],
    })
  })

  it('is in the money of its country', () => {
    const [entry] = aMenuItem().priceList
    if (entry === undefined) throw new Error('A menu item has a price')
    const priceList = [{ ...entry, price: { currencyCode: 'EUR' as const, value: 410 } }]
    expect(JSON.stringify(thingOf({ priceList }))).toContain('"price":"4.10","priceCurrency":"EUR"')
  })

  it('says the energy of what is hardly alcoholic, up to 1.2 %', () => {
    const { nutritionalFacts } = aMenuItem()
    const calories = (alcoholPercent: number) =>
      JSON.stringify(thingOf({ nutritionalFacts: { ...nutritionalFacts, alcoholPercent } })).includes('90 calories')
    expect([0.5, 1.2, 1.3].map(calories)).toEqual([true, true, false])
  })

  it('says no energy of wine, as the menu doesn’t', () => {
    const { nutritionalFacts } = aMenuItem()
    const wine = thingOf({ nutritionalFacts: { ...nutritionalFacts, alcoholPercent: 13 } })
    expect(JSON.stringify(wine)).not.toContain('calories')
  })

  it('has no section that sells nothing to take away', () => {
    expect(thingOf({ priceList: [] })).toMatchObject({ hasMenuSection: [] })
  })
})
