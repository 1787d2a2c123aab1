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
/** After warm-up: that many come before anything counts. */
const BEFORE = 400
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

/** Resolves when a visitor is drawn the other release; throws when none is for so long that none will be. */
const untilGiven = async (url: string): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await (await fetch(url + PAGE)).text()).includes(OTHERS)) {
    if (Date.now() > deadline) throw new Error(`Nobody is drawn the release that says "${OTHERS}"`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The same page while nobody, a tenth and half of its visitors are given another release of it. */
export const measureRendering = async (platform: string, visitors: number): Promise<readonly Figure[]> => {
  const releases = copyReleases()
  const build = rewordedBuild('mfe-search', WORDS, OTHERS)
  const bff = await startSecondBff(releases.path, { PLATFORM_URL: platform })
  const figures: Figure[] = []
  try {
    await release(releases.path, 'publish', 'mfe-search', '--from', build.path)
    for (const share of SHARES) {
      if (share > 0) await release(releases.path, 'route', 'mfe-search', build.version, '--share', String(share))
      if (share > 0) await untilGiven(bff.url)
      await visit(bff.url, BEFORE)
      const times = await visit(bff.url, visitors)
      const about = { subject: RELEASES.rendering, runs: visitors, unit: 'fine ms' } as const
      figures.push(
        { ...about, figure: `${share} % tried, median`, ours: centile(times, 0.5) },
        { ...about, figure: `${share} % tried, 90th centile`, ours: centile(times, 0.9) },
      )
    }
    return figures
  } finally {
    await bff.stop()
    build.remove()
    releases.remove()
  }
}
