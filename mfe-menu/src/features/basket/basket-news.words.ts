import { defineWords, grammarOf } from '@galo/words'

const { list } = grammarOf('en')

/** What became of the basket without the customer's doing. */
export const BASKET_NEWS_WORDS = defineWords({
  en: {
    /** What came back has less in it. Said without "it" or "them": one dish may be called "Peri chips". */
    soldOut: (names: readonly string[]) => `Sorry, ${list(names)} just sold out and had to come out of your basket.`,
    /** What was taken of a line that stays: the customer chooses something else for it. */
    choicesGone: (names: readonly string[], dishes: readonly string[]) =>
      `Sorry, ${list(names)} just sold out. Choose something else for ${list(dishes)}.`,
    choicesMissing: (dishes: readonly string[]) =>
      `Something you chose has sold out. Choose again for ${list(dishes)}.`,
    changedElsewhere: 'Your basket has changed since you looked. This is how it stands now.',
    basketGone: 'That basket had already been ordered or had gone. This is a new one.',
    pricesMoved: (total: string) => `Some prices have moved since you chose. Your basket now comes to ${total}.`,
  },
})

export type BasketNewsWords = (typeof BASKET_NEWS_WORDS)['en']
