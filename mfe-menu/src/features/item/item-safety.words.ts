import { defineWords, grammarOf } from '@galo/words'

const { list } = grammarOf('en')

type Names = readonly string[]

/** What a dish says to who must not eat something. */
export const ITEM_SAFETY_WORDS = defineWords({
  en: {
    fits: 'Safe for you',
    without: (names: Names) => `Without ${list(names)}, with these choices. Everything is grilled on shared coals.`,
    keeps: (names: Names) => `${list(names)} with these choices.`,
    notForYou: 'Not for you with these choices',
    notSure: 'We can’t be sure that this suits you',
    traces: 'Traces are possible',
    /** Of a choice, in a word or two. */
    brief: {
      YES: (names: Names) => `Contains ${list(names)}`,
      UNKNOWN: (names: Names) => `We can’t be sure about ${list(names)}`,
      MAYBE: (names: Names) => `May contain ${list(names)}`,
      MAYBE_FROM_MANUFACTURING: (names: Names) => `May contain ${list(names)}, from where it was made`,
      MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION: (names: Names) => `May contain ${list(names)}, from our kitchen`,
    },
    /** Of a dish, as a sentence. */
    whole: {
      YES: (names: Names) => `This has ${list(names)} in it.`,
      UNKNOWN: (names: Names) => `We can’t be sure about ${list(names)} in this.`,
      MAYBE: (names: Names) => `This may contain ${list(names)}.`,
      MAYBE_FROM_MANUFACTURING: (names: Names) => `This may contain ${list(names)}, from where it was made.`,
      MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION: (names: Names) => `This may contain ${list(names)}, from our kitchen.`,
    },
    notMarked: (names: Names) => `Not ${list(names)}`,
    isNotMarked: (names: Names) => `This is not marked as: ${list(names)}.`,
    nobodyLooked: (names: Names) => `Nobody has checked it for: ${list(names)}`,
    addAnyway: (sentence: string) => `${sentence} Add it anyway?`,
    yesAdd: 'Add it anyway',
    adultsOnly: 'Alcohol: you must be 18 or over and show ID.',
    ofAgeAdd: 'I’m 18 or over, add it anyway',
    dontAdd: 'Don’t add it',
    withInstead: 'It would suit you like this:',
    insteadOf: (instead: string, out: string) => `${instead} in place of ${out}`,
    leaveOut: (out: string) => `without ${out}`,
    choose: (changes: Names) => `Choose ${list(changes)}`,
  },
})
