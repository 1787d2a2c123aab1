import { TEAMS } from '../teams'
import type { Figure } from './figure'

/** What a figure is held against: itself, or the same page without script. */
type Aim =
  | { readonly atMost: number }
  | { readonly atLeast: number }
  | { readonly overFloor: number }
  | { readonly timesFloor: number }

const KIB = 1_024
const BLOCKING: Readonly<Record<string, Aim>> = { TBT: { overFloor: 50 } }
const FIRST_VIEW: Readonly<Record<string, Aim>> = { ...BLOCKING, script: { atMost: 120 * KIB } }
const HOP: Readonly<Record<string, Aim>> = { prepared: { atMost: 300 }, unprepared: { atMost: 900 } }
const PRESS: Aim = { atMost: 100 }
/** Suggestions are asked for after a pause of 200 ms, so that nobody's half words are; from there on they may take what a hop may. */
const SUGGESTIONS: Readonly<Record<string, Aim>> = {
  prepared: { atMost: 500 },
  unprepared: { atMost: 1_100 },
  'next word': { atMost: 500 },
  'a letter': PRESS,
  'a pick': PRESS,
}

/** What we want, by subject and figure. No test asserts a time; this is what the report and the ledger's tables compare with. */
export const AIMS: Readonly<Record<string, Readonly<Record<string, Aim>>>> = {
  search: { ...FIRST_VIEW, LCP: { timesFloor: 1.05 } },
  // A list that has settled has also fetched the first menu's code: what it takes for itself is held by the limits on weight.
  results: BLOCKING,
  menu: { ...FIRST_VIEW, LCP: { timesFloor: 1.1 }, 'last long task after first paint': { atMost: 700 } },
  'menu on a desktop': { FCP: { timesFloor: 1.2 } },
  'results to menu': HOP,
  'menu to checkout': HOP,
  'checkout to order': HOP,
  'menu back to results': { prepared: { atMost: 60 }, unprepared: { atMost: 60 } },
  [TEAMS.heap]: { 'heap from the 10th to the 50th': { atMost: 1_000 * KIB } },
  'typing to suggestions': SUGGESTIONS,
  'suggestion to results': HOP,
  presses: {
    'add a dish': PRESS,
    'open a dish': PRESS,
    'pick a heat': PRESS,
    'change a quantity': PRESS,
    'type in search': PRESS,
    'all of them': PRESS,
    'heap over 200 changes': { atMost: 1_000 * KIB },
  },
  'menu, 200 at once': { 'whole, just started': { atLeast: 200 }, 'whole, running': { atLeast: 200 } },
}

const UNITS: Readonly<Record<string, (value: number) => string>> = {
  ms: (value) => `${value} ms`,
  bytes: (value) => `${value / KIB} KiB`,
}

/** The aim of a figure in words, and whether `ours` meets it; `null` where nothing is aimed at, or the floor was not measured. */
export const aimOf = ({ subject, figure, unit, ours, floor }: Figure): { words: string; isMet: boolean } | null => {
  const aim = AIMS[subject]?.[figure]
  const withUnit = UNITS[unit] ?? String
  if (aim === undefined) return null
  if ('atMost' in aim) return { words: `≤ ${withUnit(aim.atMost)}`, isMet: ours <= aim.atMost }
  if ('atLeast' in aim) return { words: `≥ ${withUnit(aim.atLeast)}`, isMet: ours >= aim.atLeast }
  if (floor === undefined) return null
  if ('overFloor' in aim) return { words: `≤ floor + ${withUnit(aim.overFloor)}`, isMet: ours <= floor + aim.overFloor }
  return { words: `≤ ${aim.timesFloor} × floor`, isMet: ours <= floor * aim.timesFloor }
}
