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

/** Which checkout a figure is about: this one, or another that is measured in the same run. */
export type Checkout = keyof typeof PORTS

/** Where the site of a checkout answers once it is started. */
export const urlOf = (checkout: Checkout): string => `http://localhost:${PORTS[checkout].BFF_UK_PORT}`

export interface BenchSite {
  readonly url: string
  /** Where its platform answers. */
  readonly platform: string
  /** What platform and BFF have said so far. */
  log(): readonly string[]
  stop(): Promise<void>
}

/** Each checkout is started by its own scripts, which know where it lies. */
const buildOf = async (folder: string | null): Promise<typeof ownBuild> => {
  if (folder === null) return ownBuild
  const script = pathToFileURL(join(resolve(folder), 'shared/build/bin/steps/site.mjs')).href
  return (await import(script)) as typeof ownBuild
}

/**
 * The built site on ports and data of its own: this checkout's, or that of another one named by its folder.
 * `fronts` are the origins under which browsers see it: its card form lets itself be shown only there.
 */
export const startBenchSite = async (
  folder: string | null = null,
  fronts: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchSite> => {
  const { startSite } = await buildOf(folder)
  const checkout: Checkout = folder === null ? 'ours' : 'beside'
  const ports = PORTS[checkout]
  const data = await mkdtemp(join(tmpdir(), 'galo-bench-'))
  const lines: string[] = []
  const origins = [urlOf(checkout), `http://localhost:${ports.BFF_IE_PORT}`, ...fronts].join(',')
  const env = { GALO_ENV: 'local', GALO_NOW: NOW, GALO_DATA: data, SITE_ORIGINS: origins, ...settings }
  const removeData = () => rm(data, { recursive: true, force: true })
  try {
    const site = await startSite({
      ports,
      env,
      onLine: (who, line) => lines.push(`[${who}] ${line}`),
      onLost: (what) => lines.push(what),
    })
    return {
      url: site.sites.UK,
      platform: `http://localhost:${ports.PLATFORM_PORT}`,
      log: () => lines,
      stop: () => site.stop().then(removeData),
    }
  } catch (error) {
    await removeData()
    throw new Error(`The site did not start.\n${lines.join('\n')}`, { cause: error })
  }
}
