import { refusal, type Refusal } from '../accept/refusal'

/** How a page was in a browser, cold: medians of several looks. */
export interface PageFigures {
  /** The part over 50 ms of all long tasks until the page was quiet, in milliseconds of that machine. */
  readonly tbtMs: number
  readonly cls: number
  /** How many answers had to come one after the other before the largest thing was there to be painted. */
  readonly waves: number
  /** What is left, in bytes, of leaving the page and coming back three times; `null` where nothing leads away from it within the site. */
  readonly heapLeft: number | null
}

export interface TriedPage {
  readonly path: string
  readonly tried: PageFigures
  /** The same page in the release that is everybody's, looked at in turns with it. */
  readonly everybodys: PageFigures
}

/** What vitals call good. */
const GOOD_CLS = 0.1
/** Two looks at one page differ by so much; a machine that is busy, more. */
const SHIFT_NOISE = 0.02
const [TBT_RATIO, TBT_NOISE_MS] = [1.25, 100]
const HEAP_NOISE_BYTES = 1_048_576

/** What is worse about a page than it may be, in words; nothing when nothing is. Times are compared with the other release's of the same minute, never with a number: machines differ. */
const worseIn = ({ tried, everybodys }: TriedPage): readonly string[] => [
  ...(tried.cls > GOOD_CLS && tried.cls > everybodys.cls + SHIFT_NOISE
    ? [`it shifts by ${tried.cls.toFixed(2)} (${everybodys.cls.toFixed(2)} now)`]
    : []),
  ...(tried.waves > everybodys.waves
    ? [`its largest thing waits for ${tried.waves} answers one after the other (${everybodys.waves} now)`]
    : []),
  ...(tried.tbtMs > everybodys.tbtMs * TBT_RATIO + TBT_NOISE_MS
    ? [`it blocks for ${Math.round(tried.tbtMs)} ms (${Math.round(everybodys.tbtMs)} now)`]
    : []),
  ...((tried.heapLeft ?? 0) > Math.max(0, everybodys.heapLeft ?? 0) + HEAP_NOISE_BYTES
    ? [`leaving it three times leaves ${((tried.heapLeft ?? 0) / 1_048_576).toFixed(1)} MiB behind`]
    : []),
]

/** Whether a release is worse in a browser than what it would take the place of; `null` when it isn't. */
export const judgeTrial = (name: string, pages: readonly TriedPage[]): Refusal | null => {
  const said = pages.flatMap((page) => worseIn(page).map((words) => `${page.path}: ${words}`))
  if (said.length === 0) return null
  return refusal(
    'budget',
    `${name} is worse than what everybody has. ${said.join('; ')}: make it as good, and publish that.`,
  )
}
