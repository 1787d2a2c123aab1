import { defineWords } from '@galo/words'
import type { SectionWords } from '../features/sections/section'

/** Who it is for, as a section of the checkout. */
export const PERSONAL_DETAILS_WORDS = defineWords({
  en: {
    title: 'Who it’s for',
    edit: 'Edit personal details',
    continueTo: 'Continue to personal details',
    last: 'Save personal details',
    prompt: 'Tell us who it’s for.',
  } satisfies SectionWords,
})

/** When its fields don’t come. */
export const PERSONAL_SECTION_WORDS = defineWords({
  en: {
    notHere: 'The fields didn’t load',
    notHereText: 'Everything you chose and typed is still here.',
  },
})
