import { defineWords } from '@galo/words'

export const LOGS_WORDS = defineWords({
  en: {
    show: 'Show',
    kinds: { all: 'Lines and events', log: 'Lines', event: 'Events', security: 'Security' },
    level: 'Level',
    anyLevel: 'Any',
    contains: 'Contains, or a reference',
    /** Begins with what is read on the button. */
    showTrace: (short: string) => `${short}, show this trace`,
    clear: 'Clear',
    cleared: 'The log is empty',
    none: 'Nobody has told anything yet.',
    entries: 'Entries',
  },
})
