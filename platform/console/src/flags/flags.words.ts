import { defineWords } from '@galo/words'

export const FLAGS_WORDS = defineWords({
  en: {
    about: 'A share of visitors is always the same visitors. One that is off gives everybody its off variant.',
    flags: 'Feature flags',
    noFlag: 'There are no flags.',
    turnedOn: (flag: string) => `${flag}: on`,
    turnedOff: (flag: string) => `${flag}: off`,
    saved: (flag: string) => `${flag}: saved`,
    off: (variant: string) => `Off: everybody gets ${variant}`,
    on: (variant: string) => `On: everybody gets ${variant}`,
    shared: (share: string, where: string, variant: string, others: string) =>
      `On: ${share} ${where} get ${variant}, the rest ${others}`,
    everywhere: 'everywhere',
    usualVariant: 'Usual variant',
    share: 'Share, %',
    ofMarket: 'of market',
    bothMarkets: 'Both',
    gets: 'gets',
    save: 'Save',
  },
})
