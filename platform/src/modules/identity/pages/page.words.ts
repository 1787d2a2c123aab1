import { defineWords } from '@galo/words/tables'

export const PAGE_WORDS = defineWords({
  en: {
    galo: 'Galo',
    backToGalo: 'Back to Galo',
    title: (page: string) => `${page} · Galo`,
  },
})
