import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '@galo/build/chromium'
import { saveAsPlainPage } from './floor'
import { createCertificate } from './front/certificate'
import { type Front, startFront } from './front/front'
import { type HopFigures, hopToMenuAndBack } from './measure/hop'
import { PHONE } from './measure/profile'
import { visit, type VisitFigures } from './measure/visit'
import { type BenchOptions, parseOptions } from './options'
import { PAGE_NAMES, pathsOf, RESULTS_PATH } from './pages'
import { medians } from './report/median'
import { type BenchReport, toMarkdown } from './report/report'
import { type BenchSite, startBenchSite } from './site'

const noMore = () => Promise.resolve(undefined)

/** What is measured: this checkout, its floor and, where one is named, another checkout. */
type Side = 'ours' | 'floor' | 'beside'

interface Stage {
  readonly browser: Browser
  readonly fronts: ReadonlyMap<Side, Front>
  readonly pages: ReadonlyMap<string, string>
}

/** Measures `options.runs` times, after one run that warms the servers and is dropped. The sides take turns going first. */
const measure = async ({ browser, fronts, pages }: Stage, { runs, only }: BenchOptions) => {
  const visits = new Map<string, VisitFigures[]>()
  const hops = new Map<string, HopFigures[]>()
  const keep = <F>(kept: Map<string, F[]>, of: string, figures: F) => kept.set(of, [...(kept.get(of) ?? []), figures])
  for (let run = 0; run <= runs; run++) {
    console.log(run === 0 ? 'bench: warming up' : `bench: run ${run} of ${runs}`)
    const sides = run % 2 === 0 ? [...fronts] : [...fronts].toReversed()
    for (const [page, path] of pages)
      for (const [side, front] of sides) {
        const seen = await visit(browser, `${front.origin}${path}`, noMore)
        if (run > 0) keep(visits, `${page} ${side}`, seen.figures)
      }
    if (!only.has('hop')) continue
    for (const [side, front] of sides.filter(([name]) => name !== 'floor')) {
      const { after } = await visit(browser, `${front.origin}${RESULTS_PATH}`, ({ page }) => hopToMenuAndBack(page))
      if (run > 0) keep(hops, side, after)
    }
  }
  const mediansOf = (page: string, side: Side) => medians(visits.get(`${page} ${side}`) ?? [])
  const hopOf = (side: Side) => (hops.has(side) ? medians(hops.get(side) ?? []) : null)
  return { mediansOf, hopOf }
}

const bench = async (options: BenchOptions): Promise<void> => {
  const certificate = createCertificate(new Date())
  const sites: BenchSite[] = []
  const fronts = new Map<Side, Front>()
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...CHROMIUM_ARGS, `--ignore-certificate-errors-spki-list=${certificate.spki}`],
  })
  try {
    const site = await startBenchSite()
    sites.push(site)
    const names = PAGE_NAMES.filter((name) => options.only.has(name))
    const pages = await pathsOf(browser, site.url, names)
    const documents = new Map<string, string>()
    for (const path of pages.values()) documents.set(path, await saveAsPlainPage(browser, `${site.url}${path}`))
    fronts.set('ours', await startFront({ certificate, upstream: site.url }))
    fronts.set('floor', await startFront({ certificate, upstream: site.url, documents }))
    if (options.beside !== null) {
      const other = await startBenchSite(options.beside)
      sites.push(other)
      fronts.set('beside', await startFront({ certificate, upstream: other.url }))
    }

    const { mediansOf, hopOf } = await measure({ browser, fronts, pages }, options)
    const report: BenchReport = {
      at: new Date().toISOString(),
      runs: options.runs,
      profile: PHONE,
      pages: [...pages].map(([page, path]) => ({
        page,
        path,
        ours: mediansOf(page, 'ours'),
        floor: mediansOf(page, 'floor'),
        beside: fronts.has('beside') ? mediansOf(page, 'beside') : undefined,
      })),
      hop: hopOf('ours'),
      hopBeside: hopOf('beside'),
    }
    const markdown = toMarkdown(report)
    await mkdir(dirname(options.json), { recursive: true })
    await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`)
    await writeFile(options.json.replace(/\.json$/, '') + '.md', markdown)
    console.log(`\n${markdown}\nwritten to ${options.json}`)
  } catch (error) {
    console.error(sites.flatMap((site) => site.log()).join('\n'))
    throw error
  } finally {
    await Promise.all([...fronts.values()].map((front) => front.close()))
    await browser.close()
    await Promise.all(sites.map((site) => site.stop()))
  }
}

try {
  await bench(parseOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
