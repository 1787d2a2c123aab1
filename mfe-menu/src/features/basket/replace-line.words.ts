import { defineWords } from '@galo/words'

/** What became of choices that were made anew. */
export const REPLACE_LINE_WORDS = defineWords({
  en: {
    changed: (dish: string) => `Changed: ${dish}`,
    yourDish: 'your dish',
    choicesNotChanged: "We couldn't change those choices. Please try again.",
    lineGone: 'That dish isn’t in your basket any more. Close this and add it again.',
  },
})
