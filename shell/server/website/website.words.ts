import { defineWords } from '@galo/words'

/** What stands round the texts of the website's own pages. */
export const WEBSITE_WORDS = defineWords({
  en: {
    of: (title: string) => `${title} · Galo`,
    start: 'Home',
    path: 'Where you are',
    onThisPage: 'On this page',
    inShort: 'The short version',
    unclear: 'Is something here unclear?',
    askUs: 'Ask us',
  },
})
