import { defineWords } from '@galo/words'

/** What the document says besides the page: without scripts, in mock time, with flags of one’s own, and when nothing else can be said. */
export const DOCUMENT_WORDS = defineWords({
  en: {
    site: 'Galo',
    noScripts: 'Ordering needs scripts, and this browser runs none.',
    ring: (name: string, phone: string) => `Ring ${name} on ${phone}.`,
    scriptsLost: (reload: string) => `Ordering isn’t working just now. ${reload}.`,
    scriptsLostOrRing: (reload: string, name: string, phone: string) =>
      `Ordering isn’t working just now. ${reload}, or ring ${name} on ${phone}.`,
    reload: 'Reload the page',
    failed: 'Sorry, something went wrong! Please try again.',
    mockTime: 'Another time',
    openedAt: (time: string) => `Opened at ${time}`,
    aMoment: 'a moment',
    units: { days: 'd', hours: 'h', minutes: 'min' },
    ahead: (time: string) => `${time} ahead`,
    behind: (time: string) => `${time} behind`,
    backToRealTime: 'Back to the usual time',
    flagsByHand: 'Flags set by hand',
    releasesByHand: 'Releases chosen by hand',
    setByHand: (flags: string) => `Only for you: ${flags}`,
    noSuchRelease: (name: string) => `This is what everybody sees: there is no release ${name}, or more than one.`,
    backToUsual: 'Back to what everybody sees',
    ownMachine: 'On this machine',
    grillsAreOut: (now: string, opens: string) =>
      `It’s ${now}. Most of our grills are lit at ${opens}; until then you can order ahead.`,
    /** Food is ordered for the day it is cooked on. */
    grillsAreOutTonight: (now: string, opens: string) =>
      `It’s ${now}. Most of our grills are out for the night; from midnight you can order for ${opens}.`,
    seeLunch: (time: string) => `See it at ${time}`,
  },
})
