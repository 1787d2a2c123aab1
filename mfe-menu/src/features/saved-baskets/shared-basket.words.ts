import { defineWords, grammarOf } from '@galo/words'

const { list, plural } = grammarOf('en')

/** A basket that somebody has shared (X03), as who opens its link sees it. */
export const SHARED_BASKET_WORDS = defineWords({
  en: {
    heading: 'A basket for you',
    intro: 'Somebody has put this together and shared it. The prices are today’s.',
    loading: 'Fetching the basket',
    slow: 'Still fetching the basket…',
    from: (restaurant: string, how: string) => `${restaurant} · ${how}`,
    times: (quantity: number) => plural(quantity, { one: 'Once', other: `${quantity} times` }),
    gone: (names: readonly string[]) => `Can’t be had today: ${list(names)}`,
    goneHere: 'Can’t be had today',
    nothingLeft: 'Nothing of it can be had today.',
    dishes: 'Dishes, today',
    beforeFees: 'A bag, a deposit or a small order may add to it: your basket says so before you pay.',
    worksUntil: (day: string) => `This link works until ${day}.`,
    forAdults: 'There is alcohol in it: you must be 18 or over and show ID.',
    putIn: 'Put it in my basket',
    puttingIn: 'Putting it in',
    goesBeside: 'It goes in with what you have chosen.',
    toMenu: 'See the menu',
    overHeading: 'This link leads to nothing any more',
    overText: 'Links to baskets work for a week. Ask for a new one, or choose from the menu.',
    failedHeading: 'We couldn’t fetch the basket',
    failedText: 'Your own basket is as it was.',
    offline: 'You’re offline. The basket comes by itself once you’re back.',
    tryAgain: 'Try again',
    /** What is called so in the question whether it goes in instead of what there is. */
    it: 'The shared basket',
  },
})
