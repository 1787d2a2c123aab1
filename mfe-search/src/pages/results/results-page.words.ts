import { defineWords, grammarOf } from '@galo/words'

const { plural } = grammarOf('en')

/** The results page. */
export const RESULTS_WORDS = defineWords({
  en: {
    galosNear: (place: string) => `Galos near ${place}`,
    onOtherSite: 'On our other site',
    whereAreYou: 'Where are you?',
    wentWrong: 'Something went wrong',
    anyPlace: 'A town, a street or a postcode, and we find the Galo nearest to it.',
    /** In place of a name for the device's position. */
    you: 'you',
    galos: (count: number) => plural(count, { one: '1 Galo', other: `${count} Galos` }),
    all: 'all',
    none: 'none',
    nearestIs: (distance: string) => `The nearest is ${distance} away.`,
    menusOpenAt: (dish: string) => `Menus open at ${dish}.`,
    showWholeMenus: 'Show whole menus',
    skipList: 'Skip the list',
    stillAsking: 'Still asking the grills near you. Slow line, warm coals.',
  },
})
