import { lineWarning, wishLines } from './order-wishes.model'

const UK = { language: 'en', market: 'UK' } as const
const NOTHING = { avoid: [], diets: [], cutlery: false, bag: false }
const NO_MILK = { ...NOTHING, avoid: ['milk'] }

describe('wishLines', () => {
  it('print what the kitchen was told, and what comes along', () => {
    const said = { avoid: ['milk', 'sesame'], diets: ['HALAL'], cutlery: true, bag: true }
    expect(wishLines(said, UK)).toEqual([
      'You told the kitchen: no milk, no sesame, halal',
      'With cutlery and napkins',
      'In a paper bag',
    ])
  })

  it('say nothing of who said nothing', () => {
    expect(wishLines(null, UK)).toEqual([])
    expect(wishLines(NOTHING, UK)).toEqual([])
  })
})

describe('lineWarning', () => {
  it('marks a dish that has what the kitchen was told of, with the reason', () => {
    expect(lineWarning({ allergens: { milk: 'YES' } }, NO_MILK, UK)).toBe('Contains milk')
    expect(lineWarning({}, NO_MILK, UK)).toBe('We can’t be sure about milk')
  })

  it('leaves a dish alone that is safe, or that nobody asked about', () => {
    expect(lineWarning({ allergens: {} }, NO_MILK, UK)).toBeNull()
    expect(lineWarning({ allergens: { milk: 'YES' } }, null, UK)).toBeNull()
  })
})
