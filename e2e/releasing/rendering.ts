import { copyReleases } from '../fixtures/release-folder'
import { release } from '../fixtures/release-tool'
import { rewordedBuild } from '../fixtures/reworded-build'
import { startSecondBff } from '../fixtures/second-bff'
import { centile } from '../bench/src/report/centile'
import type { Figure } from '../bench/src/report/figure'
import { RELEASES } from '../bench/src/releases/subjects'

const PAGE = '/order/search'
const [WORDS, OTHERS] = ['Where are you?', 'Where are you now?']
const SHARES = [0, 10, 50]
const AT_ONCE = 4
/** Each share takes its turn so often, so that none is measured warmer than another; one round more comes before anything counts. */
const ROUNDS = 4
/** Of so many visitors one at least is drawn what a tenth are given. */
const SURELY = 80
const PATIENCE_MS = 60_000

/** Times, in milliseconds, of whole pages for visitors who were never here: each is drawn a release of their own. */
const visit = async (url: string, count: number): Promise<readonly number[]> => {
  const times: number[] = []
  const one = async () => {
    while (times.length < count) {
      const began = performance.now()
      await (await fetch(url + PAGE)).text()
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return times
}

const drawsOther = async (url: string): Promise<boolean> => (await (await fetch(url + PAGE)).text()).includes(OTHERS)

/** Resolves when a site has heard what is given; throws when it doesn't for so long that it won't. */
const untilHeard = async (url: string, share: number): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const drawn = await Promise.all(Array.from({ length: share > 0 ? 1 : SURELY }, () => drawsOther(url)))
    if (drawn.includes(true) === share > 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Visitors are not given ${share} % of the release that says "${OTHERS}"`)
}

/** The same page while nobody, a tenth and half of its visitors are given another release of it. */
export const measureRendering = async (platform: string, visitors: number): Promise<readonly Figure[]> => {
  const releases = copyReleases()
  const build = rewordedBuild('mfe-search', WORDS, OTHERS)
  const bff = await startSecondBff(releases.path, { PLATFORM_URL: platform })
  const times = new Map<number, number[]>(SHARES.map((share) => [share, []]))
  try {
    await release(releases.path, 'publish', 'mfe-search', '--from', build.path)
    for (let round = 0; round <= ROUNDS; round++)
      for (const share of SHARES) {
        await release(releases.path, 'route', 'mfe-search', build.version, '--share', String(share))
        await untilHeard(bff.url, share)
        const taken = await visit(bff.url, Math.ceil(visitors / ROUNDS))
        if (round > 0) times.get(share)?.push(...taken)
      }
    return [...times].flatMap(([share, taken]) => {
      const about = { subject: RELEASES.rendering, runs: taken.length, unit: 'fine ms' } as const
      return [
        { ...about, figure: `${share} % tried, median`, ours: centile(taken, 0.5) },
        { ...about, figure: `${share} % tried, 90th centile`, ours: centile(taken, 0.9) },
      ]
    })
  } finally {
    await bff.stop()
    build.remove()
    releases.remove()
  }
}
