import { defineWords } from '@galo/words'

/** What is said to who builds the site, of who built it. */
export const OWNERSHIP_WORDS = defineWords({
  en: {
    title: 'Who made this page',
    key: 'Alt O',
    close: 'Close',
    frames: 'Frames',
    script: (kilobytes: string) => `${kilobytes} kB script in all`,
    weight: (kilobytes: string) => `${kilobytes} kB`,
    everybody: 'for everybody',
    share: (percent: number) => `for ${percent} % of visitors, you among them`,
    kept: 'given to nobody new',
    parts: { frame: 'Header', page: 'Page', fragment: 'Fragment' },
    weights: 'Script by team',
    /** Before a vital: what is thought of it. */
    ratings: { good: '✓', 'needs-improvement': '!', poor: '✕' },
  },
})
