import { defineWords } from '@galo/words'

/** What the tab says, and who finds the page or is sent it. */
export const TITLE_WORDS = defineWords({
  en: {
    site: 'Galo',
    notFound: 'Not found · Galo',
    notHere: 'This page isn’t here. Find the Galo nearest to you and go on from there.',
    of: (title: string) => `${title} · Galo`,
  },
})

export type TitleWords = (typeof TITLE_WORDS)['en']
