import { defineWords } from '@galo/words'

/** The table whose code led to the menu. */
export const TABLE_WORDS = defineWords({
  en: {
    table: (table: string) => `Table ${table}`,
    noTable: (typed: string) => `“${typed}” is no table of ours`,
    typeIt: 'Type the number that stands on your table. You can also choose first: we ask again before you pay.',
    label: 'Table number',
    wrong: 'A table number is 1 to 999, as it stands on the table.',
    save: 'That’s my table',
  },
})
