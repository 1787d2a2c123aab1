import { defineWords } from '@galo/words'

/** What is done with a receipt. */
export const RECEIPT_ACTION_WORDS = defineWords({
  en: {
    receipt: 'Receipt',
    ofOrder: (dishes: string) => `: ${dishes}`,
    toOrder: 'Back to the order',
    print: 'Print',
    save: 'Save as PDF',
    saving: 'Saving…',
    saveFailed: 'The file didn’t come. Try again in a moment.',
  },
})
