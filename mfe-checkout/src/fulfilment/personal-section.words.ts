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

/** What stands for it once it is done, and when its fields don’t come. */
export const PERSONAL_SECTION_WORDS = defineWords({
  en: {
    /** Of somebody at a table, who said nothing. */
    guest: 'A guest, without a name',
    notHere: 'The fields didn’t load',
    notHereText: 'Everything you chose and typed is still here.',
  },
})
