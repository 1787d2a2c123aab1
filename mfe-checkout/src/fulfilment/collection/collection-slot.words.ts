import { defineWords, grammarOf } from '@galo/words'

const { plural } = grammarOf('en')

/** When to collect, and what can be wrong with a time. */
export const COLLECTION_SLOT_WORDS = defineWords({
  en: {
    legend: 'Collect today',
    hours: 'Hour',
    soonest: (time: string) => `As soon as possible · ${time}`,
    /** Over the times, for whom the first is too soon. */
    orChoose: 'Or choose your time',
    finding: 'Finding times…',
    stillAsking: 'Still asking the kitchen for times…',
    checking: 'Checking that time',
    tryAgain: 'Try again',
    findAnother: 'Find another restaurant',
    stayHere: 'Stay here',
    giveBack: 'Give my money back',
    noneLeftPaid: 'You’ve paid, and no time is left that we could cook for. Nothing is lost: you get it all back.',
    noSlots: 'No collection slots available',
    /** At the list of times. */
    notChosen: 'No time chosen yet. Choose when you’d like to collect.',
    checkFailed: 'We couldn’t check that time. Please try again.',
    timesFailed: {
      title: 'We can’t see the collection times right now.',
      text: 'Your basket is exactly as you left it.',
    },
    lost: {
      title: 'Collection slot no longer available.',
      paid: (why: string) => `${why} Your payment is safe: choose another time, and you won’t be charged again.`,
      kept: (why: string) => `${why} Nothing was charged and your basket is exactly as you left it.`,
    },
    /** Why there are none. Others have ordered only when it is `booked`. */
    none: {
      unknown: 'There is no time to collect here at the moment. Try another restaurant.',
      notTaking: 'This restaurant isn’t taking collection orders right now. Try another restaurant.',
      closed: 'This restaurant is closed for today. Try another restaurant, or come back tomorrow.',
      tooLate: 'It’s too late to collect here today. Try another restaurant, or come back tomorrow.',
      booked: 'Collection is fully booked here. Try another restaurant.',
      bookedFrom: (opens: string) => `Opens at ${opens}. Collection is fully booked here. Try another restaurant.`,
    },
    /** What became of a lost time. Nobody is said to have been quicker unless somebody was. */
    became: {
      passed: (time: string) => ({ title: `${time} is too soon now`, text: `${time} is too soon to cook for now.` }),
      kitchen: (time: string) => ({
        title: `The kitchen can’t make ${time}`,
        text: `The kitchen can’t have it ready by ${time}.`,
      }),
      kitchenFrom: (time: string, first: string) => ({
        title: `The kitchen can’t make ${time}`,
        text: `The kitchen can’t have it ready by ${time}: the first time is now ${first}.`,
      }),
      notTaking: (time: string) => ({
        title: `${time} can’t be had any more`,
        text: 'The restaurant has stopped taking collection orders for now.',
      }),
      taken: (time: string) => ({ title: `Someone beat us to ${time}`, text: `Someone beat us to ${time}.` }),
      afterLast: (time: string, last: string) => ({
        title: `The last time is now ${last}`,
        text: `${time} can’t be had any more: the last time is now ${last}.`,
      }),
      gone: (time: string) => ({ title: `${time} can’t be had any more`, text: `${time} can’t be had any more.` }),
    },
    hourCount: (count: number) => plural(count, { one: '1 hour', other: `${count} hours` }),
    minutes: (count: number) => plural(count, { one: '1 minute', other: `${count} minutes` }),
    later: (time: string) => `${time} later`,
    earlier: (time: string) => `${time} earlier`,
    samePrice: (apart: string) => `${apart}, same price`,
    seeAllTimes: 'See all times',
    dialogPaid: (charged: string) =>
      `Your payment is safe and ${charged}. Choose another time and we’ll place your order.`,
    notChargedAgain: 'you won’t be charged again',
    dialogKept: (why: string, charged: string) => `${why} ${charged} and your basket is exactly as you left it.`,
    nothingCharged: 'Nothing was charged',
  },
})
