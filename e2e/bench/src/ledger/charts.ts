import type { Chart, Line } from './chart'
import type { Entry } from './entry'

interface Wanted {
  readonly title: string
  readonly subjects: readonly string[]
  readonly figures: readonly string[]
}

const VIEWS = ['search', 'results', 'menu']
const HOPS = ['results to menu', 'menu back to results', 'menu to checkout', 'checkout to order']
const FINDING = ['typing to suggestions', 'suggestion to results']

/** The charts that are drawn, by the name of their file. */
const WANTED: Readonly<Record<string, Wanted>> = {
  'blocking-time': { title: 'Total blocking time, phone', subjects: VIEWS, figures: ['TBT'] },
  'largest-paint': { title: 'Largest contentful paint, phone', subjects: VIEWS, figures: ['LCP'] },
  'last-long-task': {
    title: 'End of the last long task after the first paint, phone',
    subjects: VIEWS,
    figures: ['last long task after first paint'],
  },
  script: { title: 'Script, compressed', subjects: VIEWS, figures: ['script'] },
  nodes: { title: 'Elements of a page', subjects: VIEWS, figures: ['nodes'] },
  'hops-prepared': { title: 'From press to drawn, prepared, phone', subjects: HOPS, figures: ['prepared'] },
  'hops-unprepared': { title: 'From press to drawn, unprepared, phone', subjects: HOPS, figures: ['unprepared'] },
  'finding-prepared': {
    title: 'Finding a place: from press to drawn, prepared, phone',
    subjects: FINDING,
    figures: ['prepared'],
  },
  'finding-unprepared': {
    title: 'Finding a place: from press to drawn, unprepared, phone',
    subjects: FINDING,
    figures: ['unprepared'],
  },
  presses: {
    title: 'Press to next paint, 98th centile, phone',
    subjects: ['presses'],
    figures: ['add a dish', 'open a dish', 'pick a heat', 'change a quantity', 'type in search', 'all of them'],
  },
}

const placeOf = ({ run, role, commit }: Entry) => `${run} ${role === 'before' ? 0 : 1} ${commit}`

const lineOf = (
  entries: readonly Entry[],
  places: readonly string[],
  name: string,
  valueOf: (entry: Entry) => number | undefined,
): Omit<Line, 'isFloor'> => ({
  name,
  values: places.map((place) => {
    const entry = entries.find((each) => placeOf(each) === place)
    return (entry === undefined ? undefined : valueOf(entry)) ?? null
  }),
})

const chartOf = (all: readonly Entry[], { title, subjects, figures }: Wanted): Chart | null => {
  const entries = all.filter(({ subject, figure }) => subjects.includes(subject) && figures.includes(figure))
  const [first] = entries
  if (first === undefined) return null
  const places = [...new Set(entries.map(placeOf))].toSorted()
  const lines = subjects.flatMap((subject) =>
    figures.flatMap((figure): readonly Line[] => {
      const own = entries.filter((entry) => entry.subject === subject && entry.figure === figure)
      const name = figures.length > 1 ? figure : subject
      const drawn = { ...lineOf(own, places, name, ({ value }) => value), isFloor: false }
      const floor = { ...lineOf(own, places, name, (entry) => entry.floor), isFloor: true }
      return [drawn, floor].filter(({ values }) => values.some((value) => value !== null && value > 0))
    }),
  )
  return { title, unit: first.unit, places: places.map((place) => place.split(' ').at(-1)?.slice(0, 7) ?? ''), lines }
}

/** What the ledger has to draw, by file name; a figure that was never measured has no chart yet. */
export const chartsOf = (entries: readonly Entry[]): ReadonlyMap<string, Chart> =>
  new Map(
    Object.entries(WANTED).flatMap(([name, wanted]) => {
      const chart = chartOf(entries, wanted)
      return chart === null ? [] : [[name, chart] as const]
    }),
  )
