import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as ownBuild from '@galo/build/site'

const PORTS = {
  ours: { BFF_UK_PORT: 4500, BFF_IE_PORT: 4501, PLATFORM_PORT: 4600 },
  beside: { BFF_UK_PORT: 4502, BFF_IE_PORT: 4503, PLATFORM_PORT: 4602 },
}

/** Open kitchens and free slots, whatever the hour of the measuring. */
const NOW = '2026-11-18T12:05:00Z'

export interface BenchSite {
  readonly url: string
  /** What platform and BFF have said so far. */
  log(): readonly string[]
  stop(): Promise<void>
}

/** Each checkout is started by its own scripts, which know where it lies. */
const buildOf = async (checkout: string | null): Promise<typeof ownBuild> => {
  if (checkout === null) return ownBuild
  const script = pathToFileURL(join(resolve(checkout), 'shared/build/bin/steps/site.mjs')).href
  return (await import(script)) as typeof ownBuild
}

/** The built site on ports and data of its own: this checkout's, or that of another one named by its folder. */
export const startBenchSite = async (checkout: string | null = null): Promise<BenchSite> => {
  const { startSite } = await buildOf(checkout)
  const ports = checkout === null ? PORTS.ours : PORTS.beside
  const data = await mkdtemp(join(tmpdir(), 'galo-bench-'))
  const lines: string[] = []
  const env = { GALO_ENV: 'local', GALO_NOW: NOW, GALO_DATA: data }
  const removeData = () => rm(data, { recursive: true, force: true })
  try {
    const site = await startSite({ ports, env, onLine: (who, line) => lines.push(`[${who}] ${line}`) })
    return { url: site.sites.UK, log: () => lines, stop: () => site.stop().then(removeData) }
  } catch (error) {
    await removeData()
    throw new Error(`The site did not start.\n${lines.join('\n')}`, { cause: error })
  }
}
