import { defineWords, grammarOf } from '@galo/words'

const { plural } = grammarOf('en')

/** What is said of a time that went. Read late: most customers get the time they chose. */
export const LOST_SLOT_WORDS = defineWords({
  en: {
    banner: {
      paid: (why: string) => `${why} Your payment is safe: choose another time, and you won’t be charged again.`,
      kept: (why: string) => `${why} Nothing was charged and your basket is exactly as you left it.`,
    },
    /**
     * What became of a lost time: a title, what the title leaves to be said below it, and a text that stands alone. Nobody is said to have been
     * quicker unless somebody was.
     */
    became: {
      passed: (time: string) => ({
        title: `${time} is too soon now`,
        more: '',
        text: `${time} is too soon to cook for now.`,
      }),
      kitchen: (time: string) => ({
        title: `The kitchen can’t make ${time}`,
        more: '',
        text: `The kitchen can’t have it ready by ${time}.`,
      }),
      kitchenFrom: (time: string, first: string) => ({
        title: `The kitchen can’t make ${time}`,
        more: `The first time is now ${first}.`,
        text: `The kitchen can’t have it ready by ${time}: the first time is now ${first}.`,
      }),
      notTaking: (time: string) => ({
        title: `${time} can’t be had any more`,
        more: 'The restaurant has stopped taking collection orders for now.',
        text: 'The restaurant has stopped taking collection orders for now.',
      }),
      alcohol: (time: string) => ({
        title: `No alcohol at ${time}`,
        more: 'There’s alcohol in your basket, and it may not be handed over then. Choose another time, or leave it out.',
        text: `There’s alcohol in your basket, and it may not be handed over at ${time}. Choose another time, or leave it out.`,
      }),
      taken: (time: string) => ({
        title: `Someone beat us to ${time}`,
        more: '',
        text: `Someone beat us to ${time}.`,
      }),
      afterLast: (time: string, last: string) => ({
        title: `The last time is now ${last}`,
        more: `${time} can’t be had any more.`,
        text: `${time} can’t be had any more: the last time is now ${last}.`,
      }),
      gone: (time: string) => ({
        title: `${time} can’t be had any more`,
        more: '',
        text: `${time} can’t be had any more.`,
      }),
    },
    hours: (count: number) => plural(count, { one: '1 hour', other: `${count} hours` }),
    minutes: (count: number) => plural(count, { one: '1 minute', other: `${count} minutes` }),
    later: (time: string) => `${time} later`,
    earlier: (time: string) => `${time} earlier`,
    samePrice: (apart: string) => `${apart}, same price`,
    seeAllTimes: 'See all times',
    dialogPaid: (charged: string) =>
      `Your payment is safe and ${charged}. Choose another time and we’ll place your order.`,
    notChargedAgain: 'you won’t be charged again',
    dialogKept: (more: string, charged: string) =>
      `${more === '' ? '' : `${more} `}${charged} and your basket is exactly as you left it.`,
    nothingCharged: 'Nothing was charged',
  },
})
