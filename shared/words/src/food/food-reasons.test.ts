import { judgeFood, type AllergenSet, type FoodProfile } from '@galo/domain'
import { avoidedWords, judgedFoodWords } from './food-reasons'

const UK = { language: 'en', market: 'UK' } as const

const said = (profile: Partial<FoodProfile>, allergens: AllergenSet | undefined, diets?: readonly string[]) =>
  judgedFoodWords(judgeFood({ avoid: [], diets: [], ...profile }, { allergens, diets }), UK)

describe('judgedFoodWords', () => {
  it('names what is in it, what nobody is sure of and what may be, each as what it is', () => {
    const allergens = { milk: 'YES', egg: 'YES', fish: 'UNKNOWN', sesame: 'MAYBE' } as const
    expect(said({ avoid: ['sesame', 'fish', 'milk', 'egg'] }, allergens)).toBe(
      'Contains milk and egg. We can’t be sure about fish. May contain traces of sesame',
    )
  })

  it('names the diet that a dish does not say it keeps', () => {
    expect(said({ avoid: ['milk'], diets: ['VEGAN'] }, { milk: 'YES' }, ['VEGETARIAN'])).toBe(
      'Contains milk. Not marked as vegan',
    )
  })

  it('says that nobody is sure of a dish that says nothing', () => {
    expect(said({ avoid: ['milk'] }, undefined)).toBe('We can’t be sure about milk')
  })

  it('says so of what is safe', () => {
    expect(said({ avoid: ['milk'] }, {})).toBe('Safe for you')
  })
})

describe('avoidedWords', () => {
  it('says what is asked for, and a name that nobody has a word for as it is', () => {
    expect(avoidedWords({ avoid: ['milk', 'brazilNuts', 'buckwheat'], diets: ['HALAL', 'RAW'] }, UK)).toBe(
      'no milk, no brazil nuts, no buckwheat, halal, RAW',
    )
  })
})
