import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '@galo/build/site'

const PORTS = { BFF_UK_PORT: 4500, BFF_IE_PORT: 4501, PLATFORM_PORT: 4600 }

/** Open kitchens and free slots, whatever the hour of the measuring. */
const NOW = '2026-11-18T12:05:00Z'

export interface BenchSite {
  readonly url: string
  /** What platform and BFF have said so far. */
  log(): readonly string[]
  stop(): Promise<void>
}

/** The built site on ports and data of its own.  */
export const startBenchSite = async (): Promise<BenchSite> => {
  const data = await mkdtemp(join(tmpdir(), 'galo-bench-'))
  const lines: string[] = []
  const env = { GALO_ENV: 'local', GALO_NOW: NOW, GALO_DATA: data }
  const removeData = () => rm(data, { recursive: true, force: true })
  try {
    const site = await startSite({ ports: PORTS, env, onLine: (who, line) => lines.push(`[${who}] ${line}`) })
    return { url: site.sites.UK, log: () => lines, stop: () => site.stop().then(removeData) }
  } catch (error) {
    await removeData()
    throw new Error(`The site did not start.\n${lines.join('\n')}`, { cause: error })
  }
}
