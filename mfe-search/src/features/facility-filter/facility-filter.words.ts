import { defineWords } from '@galo/words'

/** What restaurants must have, and who is not shown for the lack of it. */
export const FACILITY_FILTER_WORDS = defineWords({
  en: {
    label: 'Only show',
    openNow: 'Open now',
    /** Heard of one that is asked for. */
    on: (name: string) => `${name}, on`,
    one: (name: string, lack: string) => `${name} is hidden: ${lack}.`,
    two: (first: string, second: string, lack: string) => `${first} and ${second} are hidden: ${lack}.`,
    more: (count: number, lack: string) => `${count} Galos are hidden: ${lack}.`,
    notOpen: 'not open now',
    notAll: 'not all of what you asked for',
    notOpenOrNotAll: 'not open now, or not all of what you asked for',
    show: 'Show all',
    /** In place of how many there are. */
    nobody: 'No Galo near there has all that you asked for.',
  },
})
