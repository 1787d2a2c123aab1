import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { behindAnswer } from '../behind-answers'
import type { VisitReleases } from '../releases/resolve-visit'
import type { RenderJob } from './protocol'
import type { Renderer } from './renderer'
import { areStillSame, canBeAskedAgain } from './same-sources'
import { renderOf, startRender, type RenderUnderWay } from './start-render'

/** Everything a page is drawn from but the visitor, of whom a render knows nothing anyway. */
export interface PageToDraw extends Omit<RenderJob, 'nonce'> {
  /** One visitor's own: in mock time, or with flags of their own. It is drawn for them alone, and takes nobody's place. */
  readonly isOwn: boolean
}

/** Who draws: as the renderers of the releases in use. */
interface Drawing {
  for(releases: VisitReleases, remote: string | null): Pick<Renderer, 'render'>
  chrome(releases: VisitReleases): Pick<Renderer, 'render'>
}

export interface SharedRenders {
  /** The render of a page: one for all who ask for it within a moment. */
  page(releases: VisitReleases, remote: string | null, page: PageToDraw): RenderUnderWay
  /** The same of header, skeleton and footer alone, with no remote's code near it. */
  chrome(releases: VisitReleases, page: PageToDraw): RenderUnderWay
  clear(): void
}

/** So long nobody looks whether a drawing is still true, in milliseconds since it was begun or last found true. */
const MOMENT_MS = 1_000
/** So long it is still shown at once, and looked at behind the answer. One that is slow is waited for as long, too: a second one would be slower. */
const STALE_MS = 3_000
/** A drawing that is found true is drawn again behind the answer from this age on: it says what the time is, too. */
const AGEING_MS = 30_000
/** Nobody is shown an older one, true or not. */
const OLD_MS = 300_000
const MOST_PAGES = 100

interface Shown {
  readonly render: RenderUnderWay
  readonly begunAt: number
  /** When what it was drawn from was last known to be so. */
  trueAt: number
  isWhole: boolean
  /** Whether the next one is being drawn, or it is being looked at whether one is needed. */
  isFollowed: boolean
  /** Somebody waits to hear whether it is still true. */
  looking: Promise<RenderUnderWay> | null
}

/** Stands where each visitor's own nonce goes; nobody outside can know it. */
const NONCE = `nonce-${randomBytes(16).toString('hex')}`

const versionsOf = ({ shell, list }: VisitReleases): readonly string[] => [
  shell.metadata.version,
  ...list.map(({ name, version }) => `${name} ${version}`),
]

const withNonce = (html: string, nonce: string): string => html.replaceAll(NONCE, nonce)

/** Passes a shared render's HTML on with the visitor's own nonce. */
export const readWithNonce = (render: RenderUnderWay, nonce: string, write: (html: string) => void): void =>
  render.to((html) => write(withNonce(html, nonce)))

const canBeLookedAt = ({ isWhole, render }: Shown): boolean => isWhole && canBeAskedAgain(render.sources)

/**
 * Draws a page once for everybody who asks for it within a second, and behind the answer for whoever asks a little later (decisions 0042, 0071):
 * two hundred who open the same menu at noon are one render. While what it was drawn from is still the same it is shown for five minutes (0075).
 * What is not whole is shown to those who wait for it already, and drawn anew for the next. What has only grown old is drawn anew when the answer has
 * gone out (`behind`).
 */
export const createSharedRenders = (
  renderers: Drawing,
  now = () => performance.now(),
  behind: () => Promise<void> = behindAnswer,
): SharedRenders => {
  const shown = new LRUCache<string, Shown>({ max: MOST_PAGES })

  const keyOf = (kind: string, releases: VisitReleases, { want, origin, href, config, flags }: PageToDraw): string =>
    JSON.stringify([kind, want, config.market, origin, href, flags, ...versionsOf(releases)])

  const draw = (begin: () => RenderUnderWay, settled: (drawn: Shown) => void): Shown => {
    const begunAt = now()
    const drawn: Shown = { render: begin(), begunAt, trueAt: begunAt, isWhole: false, isFollowed: false, looking: null }
    const end = (isWhole: boolean) => {
      drawn.isWhole = isWhole
      settled(drawn)
    }
    drawn.render.end.then(
      ({ result }) => end(result !== null),
      () => end(false),
    )
    return drawn
  }

  const share = (
    key: string,
    { isOwn, ...page }: PageToDraw,
    beginJob: (job: RenderJob) => RenderUnderWay,
  ): RenderUnderWay => {
    const begin = () => beginJob({ ...page, nonce: NONCE })
    if (isOwn) return begin()
    const drawFirst = (): RenderUnderWay => {
      const first = draw(begin, (drawn) => void (!drawn.isWhole && shown.peek(key) === drawn && shown.delete(key)))
      shown.set(key, first)
      return first.render
    }
    const drawBehind = (there: Shown): void => {
      there.isFollowed = true
      draw(begin, (next) => {
        there.isFollowed = false
        if (next.isWhole && shown.peek(key) === there) shown.set(key, next)
      })
    }
    const ageOf = (there: Shown) => now() - there.begunAt
    const drawAgedBehind = async (there: Shown): Promise<void> => {
      if (ageOf(there) <= AGEING_MS || there.isFollowed) return
      there.isFollowed = true
      await behind()
      if (shown.peek(key) === there) drawBehind(there)
    }
    const isStillTrue = async (there: Shown): Promise<boolean> => {
      const askedAt = now()
      if (!(await areStillSame(there.render.sources))) return false
      there.trueAt = askedAt
      return true
    }
    const follow = async (there: Shown): Promise<void> => {
      there.isFollowed = true
      const isTrue = await isStillTrue(there)
      there.isFollowed = false
      if (shown.peek(key) !== there) return
      if (isTrue) await drawAgedBehind(there)
      else drawBehind(there)
    }
    /** As it is when it is still true, else what takes its place: perhaps somebody has seen to that meanwhile. */
    const lookAt = async (there: Shown): Promise<RenderUnderWay> => {
      const isTrue = await isStillTrue(there)
      there.looking = null
      const current = shown.peek(key)
      if (current !== undefined && current !== there) return current.render
      if (current === undefined || !isTrue) return drawFirst()
      void drawAgedBehind(there)
      return there.render
    }

    const there = shown.get(key)
    if (there === undefined || ageOf(there) > OLD_MS) return drawFirst()
    const trueForMs = now() - there.trueAt
    if (trueForMs > STALE_MS) {
      if (!canBeLookedAt(there)) return drawFirst()
      there.looking ??= lookAt(there)
      return renderOf(there.looking, page.serverNow)
    }
    if (there.isWhole && !there.isFollowed && trueForMs > MOMENT_MS) {
      if (canBeLookedAt(there)) void follow(there)
      else drawBehind(there)
    }
    return there.render
  }

  return {
    page: (releases, remote, page) =>
      share(keyOf('page', releases, page), page, (job) => startRender(renderers.for(releases, remote), job)),
    chrome: (releases, page) =>
      share(keyOf('chrome', releases, page), page, (job) => startRender(renderers.chrome(releases), job)),
    clear: () => shown.clear(),
  }
}
