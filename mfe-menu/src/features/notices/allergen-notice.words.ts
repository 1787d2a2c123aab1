import { defineWords } from '@galo/words'

/** Row F13: what everybody is told about allergens before they pay, once. */
export const ALLERGEN_NOTICE_WORDS = defineWords({
  en: {
    title: 'Allergies? Read this first.',
    text: 'Every dish lists its allergens, and one kitchen cooks them all: none is free of traces. If it’s serious, ask the restaurant first.',
    gotIt: 'Got it',
  },
})
