import { defineWords } from '@galo/words'

/** When to collect, and what can be wrong with a time. */
export const COLLECTION_SLOT_WORDS = defineWords({
  en: {
    legend: 'Collect today',
    legendThen: 'Collect that day',
    hours: 'Hour',
    soonest: (time: string) => `As soon as possible · ${time}`,
    /** Over the times, for whom the first is too soon. */
    orChoose: 'Or choose your time',
    finding: 'Finding times…',
    stillAsking: 'Still asking the kitchen for times…',
    checking: 'Checking that time',
    tryAgain: 'Try again',
    findAnother: 'Find another restaurant',
    giveBack: 'Give my money back',
    noneLeftPaid: 'You’ve paid, and no time is left that we could cook for. Nothing is lost: you get it all back.',
    noSlots: 'No collection slots available',
    noTime: 'There is no time to collect here at the moment. Try another restaurant.',
    /** At the list of times. */
    notChosen: 'No time chosen yet. Choose when you’d like to collect.',
    checkFailed: 'We couldn’t check that time. Please try again.',
    timesFailed: {
      title: 'We can’t see the collection times right now.',
      text: 'Your basket is exactly as you left it.',
    },
    lost: 'Collection slot no longer available.',
  },
})
