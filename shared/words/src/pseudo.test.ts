import { defineWords, wordsOf } from './index'
import { pseudoText } from './pseudo'

const WORDS = defineWords({
  en: {
    heading: 'Your basket',
    add: (dish: string) => `Add ${dish} to the basket`,
    stages: ['Sent', 'Confirmed'],
    failed: { heading: 'Sorry', text: (code: number) => `Error ${code}` },
  },
  'en-IE': { heading: 'Your bag' },
})

const plainVowels = /[aeiou]/i

describe('the pseudo-language', () => {
  const words = wordsOf(WORDS, { language: 'en-XA', market: 'IE' })

  it('disguises every text of a table, the market’s own too', () => {
    for (const text of [words.heading, words.failed.heading, words.failed.text(5), ...words.stages]) {
      expect(text).toMatch(/^\[.+\]$/)
      expect(text).not.toMatch(plainVowels)
    }
    expect(words.heading).toBe(pseudoText('Your bag'))
  })

  it('leaves a dish’s name as it is: it is no word of ours', () => {
    const text = words.add('Half chicken')
    expect(text).toContain(' Half chicken ')
    expect(text.replace('Half chicken', '')).not.toMatch(plainVowels)
  })

  it('is about a third longer, as other languages are', () => {
    const text = 'Chicken marinated overnight, grilled on lumpwood by people who got up with the rooster.'
    const growth = pseudoText(text).length / text.length
    expect(growth).toBeGreaterThan(1.25)
    expect(growth).toBeLessThan(1.45)
  })

  it('makes nothing out of nothing', () => expect(pseudoText('')).toBe(''))
})
