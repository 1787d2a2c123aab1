/**
 * What pages may weigh, wherever they run: none of it is a time. Tighten a limit when something got lighter; raising one is a decision.
 * Script alone is also held, before any journey, by `shared/build/bin/check-budgets.mjs`.
 * Bytes are compressed (brotli, as hosts do), pictures as they are. A first view is weighed without what is fetched ahead for the next one.
 */
export const VIEW_LIMITS = {
  search: { requests: 18, scriptKiB: 113, totalKiB: 287, waves: 2, nodes: 390, styleElements: 3, stylesAdded: 1 },
  results: { requests: 9, scriptKiB: 124, totalKiB: 200, waves: 2, nodes: 720, styleElements: 3, stylesAdded: 1 },
  menu: { requests: 21, scriptKiB: 122, totalKiB: 321, waves: 2, nodes: 2_150, styleElements: 3, stylesAdded: 1 },
  checkout: { requests: 22, scriptKiB: 186, totalKiB: 253, waves: 2, nodes: 400, styleElements: 3, stylesAdded: 1 },
} as const

/** What the list of restaurants fetches ahead for the first menu once it stands, unless somebody saves data: the hop that follows is lighter for it. */
export const AHEAD_LIMITS = { requests: 10, KiB: 73 } as const

/** What is asked for after the press, by somebody whose page was prepared, and by somebody who saves data. */
export const HOP_LIMITS = {
  'results to menu': { prepared: { requests: 14, KiB: 98 }, unprepared: { requests: 20, KiB: 155 } },
  'menu to checkout': { prepared: { requests: 6, KiB: 8 }, unprepared: { requests: 9, KiB: 50 } },
} as const

/** From the tenth round trip between two teams' pages to the fiftieth. */
export const GROWTH_LIMITS = { nodes: 50, listeners: 20, heapKiB: 1_000, styleElements: 0 } as const

/** From the twentieth change of a basket to the two hundredth, one more of a dish and one fewer in turns: whatever every change left behind would be 180 of it. */
export const CHANGE_LIMITS = { nodes: 90, listeners: 90, heapKiB: 1_000, styleElements: 0 } as const
