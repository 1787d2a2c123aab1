/**
 * What pages may weigh, wherever they run: none of it is a time. Tighten a limit when something got lighter; raising one is a decision.
 * Bytes are compressed (brotli, as hosts do), pictures as they are. A first view is weighed without what is fetched ahead for the next one.
 */
export const VIEW_LIMITS = {
  search: { requests: 18, scriptKiB: 136, totalKiB: 308, waves: 2, nodes: 270, styleElements: 3, stylesAdded: 1 },
  results: { requests: 9, scriptKiB: 136, totalKiB: 207, waves: 2, nodes: 420, styleElements: 3, stylesAdded: 1 },
  menu: { requests: 22, scriptKiB: 143, totalKiB: 340, waves: 2, nodes: 2_200, styleElements: 3, stylesAdded: 1 },
  checkout: { requests: 24, scriptKiB: 209, totalKiB: 275, waves: 2, nodes: 410, styleElements: 3, stylesAdded: 1 },
} as const

/** What the list of restaurants fetches ahead for the first menu once it stands: the hop that follows is lighter for it. */
export const AHEAD_LIMITS = { prepared: { requests: 30, KiB: 150 }, unprepared: { requests: 0, KiB: 0 } } as const

/** What is asked for after the press, by somebody whose page was prepared, and by somebody who saves data. */
export const HOP_LIMITS = {
  'results to menu': { prepared: { requests: 24, KiB: 200 }, unprepared: { requests: 24, KiB: 200 } },
  'menu to checkout': { prepared: { requests: 12, KiB: 60 }, unprepared: { requests: 12, KiB: 60 } },
} as const

/** From the tenth round trip between two teams' pages to the fiftieth. */
export const GROWTH_LIMITS = { nodes: 50, listeners: 20, heapKiB: 1_000, styleElements: 0 } as const
