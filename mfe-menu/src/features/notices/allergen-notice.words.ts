import { defineWords } from '@galo/words'

/** Row F13: what everybody is told about allergens before they pay, once. */
export const ALLERGEN_NOTICE_WORDS = defineWords({
  en: {
    title: 'Allergies? Read this first.',
    text: 'Every dish lists its allergens. One kitchen and shared coals cook them all, so none is ever free of traces. If it’s serious, ring the restaurant before you order.',
    gotIt: 'Got it',
  },
})
