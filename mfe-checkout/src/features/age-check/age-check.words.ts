import { defineWords } from '@galo/words'

/** Before alcohol is paid for (row I04). */
export const AGE_WORDS = defineWords({
  en: {
    title: 'There’s alcohol in this order',
    /** Who looks at it, and what the tick says. */
    counter: { asked: 'We ask for photo ID at the counter', tick: 'I’m 18 or over, and I’ll bring ID' },
    door: {
      asked: 'The rider asks for photo ID at the door',
      tick: 'I’m 18 or over, and I’ll be at the door with ID',
    },
    table: {
      asked: 'Whoever brings it to your table asks for photo ID',
      tick: 'I’m 18 or over, and I have ID with me',
    },
    ids: 'a passport, a driving licence or a PASS card',
    text: (asked: string, ids: string) => `${asked}: ${ids}. Without it nobody may hand the alcohol over.`,
    saidBefore: 'You’ve said that you’re 18 or over.',
    /** Pay was pressed, and nothing was ticked. */
    question: 'Are you 18 or over?',
    rule: 'Alcohol: you must be 18 or over and show ID.',
    yes: 'I’m 18 or over',
    no: 'Go back',
  },
  'en-IE': { ids: 'a passport, a driving licence or a Garda Age Card' },
})
