import { defineWords, grammarOf, languageTag, wordsOf, type Locale } from './index'

const UK: Locale = { language: 'en', market: 'UK' }
const IE: Locale = { language: 'en', market: 'IE' }
const { plural, list } = grammarOf('en')

const WORDS = defineWords({
  en: {
    postcode: 'Postcode',
    dishes: (count: number) => plural(count, { one: '1 dish', other: `${count} dishes` }),
  },
  'en-IE': { postcode: 'Eircode' },
})

describe('wordsOf', () => {
  it('gives a market its own word and the language’s for the rest', () => {
    expect(wordsOf(WORDS, UK).postcode).toBe('Postcode')
    expect(wordsOf(WORDS, IE).postcode).toBe('Eircode')
    expect(wordsOf(WORDS, IE).dishes(2)).toBe('2 dishes')
  })

  it('gives the same table each time, so that nothing is drawn again for it', () =>
    expect(wordsOf(WORDS, IE)).toBe(wordsOf(WORDS, { ...IE })))
})

describe('grammarOf', () => {
  it('counts one and many', () => {
    const words = wordsOf(WORDS, UK)
    expect([0, 1, 2].map(words.dishes)).toEqual(['0 dishes', '1 dish', '2 dishes'])
  })

  it('lists without a comma before the and', () => {
    expect(list(['peas'])).toBe('peas')
    expect(list(['peas', 'corn'])).toBe('peas and corn')
    expect(list(['peas', 'corn', 'slaw'])).toBe('peas, corn and slaw')
  })
})

describe('languageTag', () => {
  it('is what a document says it is written in', () => {
    expect([UK, IE].map(languageTag)).toEqual(['en-GB', 'en-IE'])
    expect(languageTag({ language: 'en-XA', market: 'IE' })).toBe('en-XA')
  })
})
