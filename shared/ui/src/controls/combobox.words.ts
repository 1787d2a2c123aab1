import { defineWords, grammarOf } from '@galo/words'

const { plural } = grammarOf('en')

/** What a field with suggestions says unless its room says it better. */
export const COMBOBOX_WORDS = defineWords({
  en: {
    suggestions: 'Suggestions',
    loading: 'Looking…',
    empty: 'Nothing found. Check the spelling, or carry on with what you typed.',
    failed: 'Suggestions aren’t available now. What you typed still works.',
    count: (count: number) => plural(count, { one: '1 suggestion', other: `${count} suggestions` }),
  },
})
