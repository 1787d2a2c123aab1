import { defineWords, wordsOf, type Locale } from '@galo/words'

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
  discover: 'Discover',
}

const CARD_WORDS = defineWords({
  en: {
    brands,
    unbranded: 'Card',
    ending: (brand: string, lastFour: string) => `${brand} ending ${lastFour}`,
  },
})

/** 'Visa ending 4242': a card as its owner knows it, and nobody could use it. `brand` as the provider writes it. */
export const cardName = (
  { brand, last_four }: { readonly brand?: string | null | undefined; readonly last_four: string },
  locale: Locale,
): string => {
  const words = wordsOf(CARD_WORDS, locale)
  return words.ending(words.brands[brand ?? ''] ?? words.unbranded, last_four)
}
