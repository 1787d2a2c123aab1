import { defineWords } from '@galo/words'

/** The question about optional cookies; whoever changes what it asks for counts up `WORDS_VERSION`. */
export const CHOICE_WORDS = defineWords({
  en: {
    notYet: 'You haven’t said anything yet: that is a no.',
    said: {
      yes: { yes: 'You said yes to both.', no: 'You said yes to counting, and no to recording.' },
      no: { yes: 'You said yes to recording, and no to counting.', no: 'You said no.' },
    },
    reject: 'Reject',
    accept: 'Accept',
    choose: 'Or choose',
    measure: {
      name: 'Counting',
      what: 'How many visits there are, what breaks, and which of two versions of a thing does better.',
    },
    record: {
      name: 'Recording',
      what: 'What is pressed on a page, without what is typed, to see where people get stuck.',
    },
    save: 'Save this choice',
  },
})
