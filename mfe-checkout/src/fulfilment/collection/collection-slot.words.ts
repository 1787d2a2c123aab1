import { defineWords } from '@galo/words'

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
    lost: 'Collection slot no longer available.',
    /** Why there are none. Others have ordered only when it is `booked`. */
    none: {
      unknown: 'There is no time to collect here at the moment. Try another restaurant.',
      notTaking: 'This restaurant isn’t taking collection orders right now. Try another restaurant.',
      closed: 'This restaurant is closed for today. Try another restaurant, or come back tomorrow.',
      tooLate: 'It’s too late to collect here today. Try another restaurant, or come back tomorrow.',
      booked: 'Collection is fully booked here. Try another restaurant.',
      bookedFrom: (opens: string) => `Opens at ${opens}. Collection is fully booked here. Try another restaurant.`,
    },
  },
})
