import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { release } from '../fixtures/release-tool'
import type { Figure } from '../bench/src/report/figure'
import { RELEASES } from '../bench/src/releases/subjects'

const ROOT = new URL('../../', import.meta.url).pathname
const APP = 'mfe-menu'

/** Where what builds of the app left behind lies: by build, `mfe-menu-browser-prod`. */
const KEPT = join(ROOT, '.galo/webpack')

const forgetBuilds = (): void => {
  const kept = readdirSync(KEPT).filter((name) => name.startsWith(`${APP}-`) && name.endsWith('-prod'))
  if (kept.length === 0)
    throw new Error(`Nothing of ${APP} is kept in ${KEPT}: what would be measured cold is so before as well`)
  for (const name of kept) rmSync(join(KEPT, name), { recursive: true })
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** From the word to the written document: with nothing kept of builds before, with what they kept, and of a build that is there. */
export const measurePublishing = async (): Promise<readonly Figure[]> => {
  const store = mkdtempSync(join(tmpdir(), 'galo-publish-'))
  const about = { subject: RELEASES.publishing, runs: 1, unit: 'ms' } as const
  const publish = (...more: readonly string[]) => timed(() => release(store, 'publish', APP, ...more))
  try {
    await release(store, 'publish', 'shell', '--built')
    forgetBuilds()
    return [
      { ...about, figure: 'built cold', ours: await publish() },
      { ...about, figure: 'built warm', ours: await publish() },
      { ...about, figure: 'built before', ours: await publish('--built') },
    ]
  } finally {
    rmSync(store, { recursive: true, force: true })
  }
}
