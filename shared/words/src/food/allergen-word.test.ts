import { ALLERGEN_NAMES } from '@galo/domain'
import { allergenWord } from './allergen-word'

const UK = { language: 'en', market: 'UK' } as const

describe('allergenWord', () => {
  it('has one for each of the twenty-seven', () => {
    const words = ALLERGEN_NAMES.map((name) => allergenWord(name, UK))
    expect(new Set(words).size).toBe(27)
    expect(words).toContain('Brazil nuts')
  })

  it('says a name that nobody has a word for as it is', () => {
    expect(allergenWord('buckwheat', UK)).toBe('buckwheat')
  })
})
