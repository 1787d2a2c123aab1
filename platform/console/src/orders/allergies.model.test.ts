import { keepAwayLine, keepToLine, warningLines } from './allergies.model'

const UK = { language: 'en', market: 'UK' } as const

describe('keepAwayLine', () => {
  it('names all of it, and is not there when nobody said anything', () => {
    expect(keepAwayLine({ avoid: ['milk', 'brazilNuts'] }, UK)).toBe('Allergy: no milk, brazil nuts')
    expect(keepAwayLine({ avoid: [] }, UK)).toBeNull()
  })
})

describe('keepToLine', () => {
  it('names what the whole order keeps to', () => {
    expect(keepToLine({ diets: ['HALAL', 'VEGAN'] }, UK)).toBe('Keep to: halal, vegan')
    expect(keepToLine({ diets: [] }, UK)).toBeNull()
  })
})

describe('warningLines', () => {
  it('says what is in it before what nobody is sure of and what may have got in', () => {
    const lines = warningLines(
      [
        { allergen: 'sesame', presence: 'MAYBE_FROM_MANUFACTURING' },
        { allergen: 'nut', presence: 'UNKNOWN' },
        { allergen: 'milk', presence: 'YES' },
        { allergen: 'egg', presence: 'YES' },
      ],
      UK,
    )
    expect(lines).toEqual(['Contains milk, egg', 'Nobody is sure about tree nuts', 'May contain sesame'])
  })
})
