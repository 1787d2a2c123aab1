import { defineWords, grammarOf } from '@galo/words'

const { plural } = grammarOf('en')

/** The results page. */
export const RESULTS_WORDS = defineWords({
  en: {
    galosNear: (place: string) => `Galos near ${place}`,
    galos: (count: number) => plural(count, { one: '1 Galo', other: `${count} Galos` }),
    all: 'all',
    none: 'none',
    nearestIs: (distance: string) => `The nearest is ${distance} away.`,
    menusOpenAt: (dish: string) => `Menus open at ${dish}.`,
    showWholeMenus: 'Show whole menus',
    skipList: 'Skip the list',
    /** A narrow window shows one of the two. */
    listOrMap: 'List or map',
    list: 'List',
    map: 'Map',
    stillAsking: 'Still asking the grills near you. Slow line, warm coals.',
  },
})
