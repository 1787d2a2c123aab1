import { type Browser, chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '@galo/build/chromium'
import { saveAsPlainPage } from './floor'
import { createCertificate } from './front/certificate'
import { type Front, startFront } from './front/front'
import { type PageName, pathsOf } from './pages'
import type { Side } from './report/samples'
import { type BenchSite, startBenchSite, urlOf } from './site'

/** Everything that has to run before something can be measured. */
export interface Stage {
  readonly browser: Browser
  /** Where each side is asked: this checkout, its pages without script and, where one is named, another checkout. */
  readonly origins: ReadonlyMap<Side, string>
  readonly paths: Readonly<Record<PageName, string>>
  /** What the servers have said, for when something goes wrong. */
  log(): readonly string[]
  close(): Promise<void>
}

/** Starts the sites, puts a front before each, and opens a browser that trusts them. */
export const setStage = async (beside: string | null): Promise<Stage> => {
  const certificate = createCertificate(new Date())
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...CHROMIUM_ARGS, `--ignore-certificate-errors-spki-list=${certificate.spki}`],
  })
  const sites: BenchSite[] = []
  const fronts = new Map<Side, Front>()
  const log = () => sites.flatMap((site) => site.log())
  const close = async () => {
    await Promise.all([...fronts.values()].map((front) => front.close()))
    await browser.close()
    await Promise.all(sites.map((site) => site.stop()))
  }
  try {
    const documents = new Map<string, string>()
    fronts.set('ours', await startFront({ certificate, upstream: urlOf('ours') }))
    fronts.set('floor', await startFront({ certificate, upstream: urlOf('ours'), documents }))
    if (beside !== null) fronts.set('beside', await startFront({ certificate, upstream: urlOf('beside') }))
    const origins = new Map([...fronts].map(([side, { origin }]) => [side, origin]))

    sites.push(await startBenchSite(null, [...origins.values()]))
    if (beside !== null) sites.push(await startBenchSite(beside, [...origins.values()]))
    const paths = await pathsOf(browser, urlOf('ours'))
    for (const path of Object.values(paths))
      documents.set(path, await saveAsPlainPage(browser, `${urlOf('ours')}${path}`))
    return { browser, origins, paths, log, close }
  } catch (error) {
    console.error(log().join('\n'))
    await close()
    throw error
  }
}
