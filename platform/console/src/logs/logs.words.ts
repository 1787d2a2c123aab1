import { defineWords } from '@galo/words'

export const LOGS_WORDS = defineWords({
  en: {
    show: 'Show',
    kinds: { all: 'Lines and events', log: 'Lines', event: 'Events', security: 'Security' },
    level: 'Level',
    anyLevel: 'Any',
    contains: 'Contains, or a reference',
    showTrace: (trace: string) => `Show trace ${trace}`,
    clear: 'Clear',
    cleared: 'The log is empty',
    none: 'Nobody has told anything yet.',
    entries: 'Entries',
  },
})
