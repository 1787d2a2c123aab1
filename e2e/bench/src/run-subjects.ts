import { LONGEST_MENU_PATH } from './longest-menu'
import { heapOverChanges } from './measure/change-often'
import { crowd } from './measure/crowd'
import { orderJourney } from './measure/order-journey'
import { PRESS_KINDS, pressAll } from './measure/presses'
import { DESKTOP } from './measure/profile'
import { visit, type VisitFigures } from './measure/visit'
import { PAGE_NAMES } from './pages'
import { inp } from './report/centile'
import type { Unit } from './report/figure'
import type { Side } from './report/samples'
import { type Run, sidesOf } from './run'
import { runFinding } from './run-finding'
import { runTeams } from './run-teams'
import { startBenchSite } from './site'

const VISIT_FIGURES: readonly (readonly [figure: string, of: keyof VisitFigures, unit: Unit])[] = [
  ['LCP', 'lcpMs', 'ms'],
  ['FCP', 'fcpMs', 'ms'],
  ['TBT', 'tbtMs', 'ms'],
  ['last long task after first paint', 'lastLongTaskMs', 'ms'],
  ['CLS', 'cls', 'score'],
  ['requests', 'requests', 'count'],
  ['transferred', 'bytes', 'bytes'],
  ['script', 'scriptBytes', 'bytes'],
  ['waves', 'waves', 'count'],
  ['nodes', 'nodes', 'count'],
  ['style elements', 'styleElements', 'count'],
]

const DESKTOP_FIGURES = VISIT_FIGURES.filter(([figure]) => ['LCP', 'FCP', 'TBT'].includes(figure))

const nothing = () => Promise.resolve(undefined)

const runPages = async (current: Run): Promise<void> => {
  const { stage, samples, attempts, run, only } = current
  for (const page of PAGE_NAMES.filter((name) => only.has(name)))
    for (const [side, origin] of sidesOf(current)) {
      const open = () => visit(stage.browser, `${origin}${stage.paths[page]}`, nothing)
      const seen = await attempts.attempt(`${page}, ${side}`, open)
      if (seen === undefined || run === 0) continue
      for (const [figure, of, unit] of VISIT_FIGURES)
        samples.add(side, { subject: page, figure, unit }, [seen.figures[of]])
    }
}

const runDesktop = async (current: Run): Promise<void> => {
  const { stage, samples, attempts, run } = current
  for (const [side, origin] of sidesOf(current)) {
    const open = () => visit(stage.browser, `${origin}${stage.paths.menu}`, nothing, { profile: DESKTOP })
    const seen = await attempts.attempt(`menu on a desktop, ${side}`, open)
    if (seen === undefined || run === 0) continue
    for (const [figure, of, unit] of DESKTOP_FIGURES)
      samples.add(side, { subject: 'menu on a desktop', figure, unit }, [seen.figures[of]])
  }
}

const HOPS = [
  ['results to menu', 'toMenuMs'],
  ['menu back to results', 'backMs'],
  ['menu to checkout', 'toCheckoutMs'],
  ['checkout to order', 'toOrderMs'],
] as const

const runHops = async (current: Run): Promise<void> => {
  const { stage, samples, attempts, run } = current
  for (const figure of run === 0 ? (['prepared'] as const) : (['prepared', 'unprepared'] as const))
    for (const [side, origin] of sidesOf(current).filter(([name]) => name !== 'floor')) {
      const isSavingData = figure === 'unprepared'
      const walk = () =>
        orderJourney(stage.browser, `${origin}${stage.paths.results}`, { isSavingData, visitNumber: run })
      const hops = await attempts.attempt(`journey, ${figure}, ${side}`, walk)
      if (hops === undefined || run === 0) continue
      for (const [subject, of] of HOPS) samples.add(side, { subject, figure, unit: 'ms' }, [hops[of]])
    }
}

/** First views and hops of one run. */
export const runOnce = async (current: Run, runs: number): Promise<void> => {
  await runPages(current)
  if (current.only.has('desktop')) await runDesktop(current)
  if (current.only.has('hops')) await runHops(current)
  if (current.only.has('teams')) await runTeams(current, runs)
  if (current.only.has('finding')) await runFinding(current)
}

const PRESS_VISITS = 2
const PRESSES_PER_VISIT = 20
const SUBJECT_OF_PRESSES = 'presses'

/** 200 presses on each side, on the longest menu there is: two visits of twenty presses of each kind. After each visit another one changes a basket 200 times. */
export const runPresses = async ({ stage, samples, attempts }: Omit<Run, 'run' | 'only'>): Promise<void> => {
  for (let number = 1; number <= PRESS_VISITS; number++)
    for (const [side, origin] of [...stage.origins].filter(([name]) => name !== 'floor')) {
      const press = () =>
        pressAll(stage.browser, {
          menuUrl: `${origin}${LONGEST_MENU_PATH}`,
          searchUrl: `${origin}${stage.paths.search}`,
          times: PRESSES_PER_VISIT,
        })
      const presses = await attempts.attempt(`presses, ${side}`, press)
      if (presses === undefined) continue
      for (const kind of PRESS_KINDS)
        samples.add(side, { subject: SUBJECT_OF_PRESSES, figure: kind, unit: 'ms' }, presses[kind], inp)
      const all = PRESS_KINDS.flatMap((kind) => presses[kind])
      samples.add(side, { subject: SUBJECT_OF_PRESSES, figure: 'all of them', unit: 'ms' }, all, inp)
      samples.add(side, { subject: SUBJECT_OF_PRESSES, figure: 'all of them, median', unit: 'ms' }, all)
      const changes = () => heapOverChanges(stage.browser, `${origin}${LONGEST_MENU_PATH}`)
      const grownBytes = await attempts.attempt(`200 changes, ${side}`, changes)
      if (grownBytes === undefined) continue
      samples.add(side, { subject: SUBJECT_OF_PRESSES, figure: 'heap over 200 changes', unit: 'bytes' }, [grownBytes])
    }
}

const CROWD = 200

/** A crowd on a site that has just started, and on the same one again; each site runs alone, so the stage must be closed. */
export const runCrowd = async (
  { samples, attempts }: Pick<Run, 'samples' | 'attempts'>,
  { menuPath, beside, rounds }: { readonly menuPath: string; readonly beside: string | null; readonly rounds: number },
): Promise<void> => {
  const checkouts: readonly (readonly [Side, string | null])[] = [
    ['ours', null],
    ...(beside === null ? [] : [['beside', beside] as const]),
  ]
  const openMenus = async (folder: string | null) => {
    const site = await startBenchSite(folder)
    try {
      const url = `${site.url}${menuPath}`
      return [['just started', await crowd(url, CROWD)] as const, ['running', await crowd(url, CROWD)] as const]
    } finally {
      await site.stop()
    }
  }
  for (let round = 0; round < rounds; round++)
    for (const [side, folder] of checkouts)
      for (const [state, figures] of (await attempts.attempt(`crowd, ${side}`, () => openMenus(folder))) ?? []) {
        const add = (figure: string, unit: Unit, value: number) =>
          samples.add(side, { subject: `menu, ${CROWD} at once`, figure: `${figure}, ${state}`, unit }, [value])
        add('whole', 'count', figures.whole)
        add('p50', 'ms', figures.p50Ms)
        add('p99', 'ms', figures.p99Ms)
        add('pages per core', 'per core second', figures.perCoreSecond)
      }
}
