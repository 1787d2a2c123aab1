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
import { startBenchSite } from './site'

const noMore = () => Promise.resolve(undefined)

interface Stage {
  readonly browser: Browser
  readonly ours: Front
  readonly floor: Front
  readonly pages: ReadonlyMap<string, string>
}

/** Measures `options.runs` times, after one run that warms the servers and is dropped. Ours and the floor take turns going first. */
const measure = async ({ browser, ours, floor, pages }: Stage, { runs, only }: BenchOptions) => {
  const figures = new Map<string, { ours: VisitFigures[]; floor: VisitFigures[] }>(
    [...pages.keys()].map((page) => [page, { ours: [], floor: [] }]),
  )
  const hops: HopFigures[] = []
  for (let run = 0; run <= runs; run++) {
    console.log(run === 0 ? 'bench: warming up' : `bench: run ${run} of ${runs}`)
    for (const [page, path] of pages) {
      const fronts = [['ours', ours] as const, ['floor', floor] as const]
      for (const [side, front] of run % 2 === 0 ? fronts : fronts.toReversed()) {
        const seen = await visit(browser, `${front.origin}${path}`, noMore)
        if (run > 0) figures.get(page)?.[side].push(seen.figures)
      }
    }
    if (!only.has('hop')) continue
    const { after } = await visit(browser, `${ours.origin}${RESULTS_PATH}`, ({ page }) => hopToMenuAndBack(page))
    if (run > 0) hops.push(after)
  }
  return { figures, hops }
}

const bench = async (options: BenchOptions): Promise<void> => {
  const certificate = createCertificate(new Date())
  const site = await startBenchSite()
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...CHROMIUM_ARGS, `--ignore-certificate-errors-spki-list=${certificate.spki}`],
  })
  const fronts: Front[] = []
  try {
    const names = PAGE_NAMES.filter((name) => options.only.has(name))
    const pages = await pathsOf(browser, site.url, names)
    const documents = new Map<string, string>()
    for (const path of pages.values()) documents.set(path, await saveAsPlainPage(browser, `${site.url}${path}`))
    const ours = await startFront({ certificate, upstream: site.url })
    const floor = await startFront({ certificate, upstream: site.url, documents })
    fronts.push(ours, floor)

    const { figures, hops } = await measure({ browser, ours, floor, pages }, options)
    const report: BenchReport = {
      at: new Date().toISOString(),
      runs: options.runs,
      profile: PHONE,
      pages: [...pages].map(([page, path]) => {
        const { ours: own, floor: plain } = figures.get(page) ?? { ours: [], floor: [] }
        return { page, path, ours: medians(own), floor: medians(plain) }
      }),
      hop: hops.length === 0 ? null : medians(hops),
    }
    const markdown = toMarkdown(report)
    await mkdir(dirname(options.json), { recursive: true })
    await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`)
    await writeFile(options.json.replace(/\.json$/, '') + '.md', markdown)
    console.log(`\n${markdown}\nwritten to ${options.json}`)
  } catch (error) {
    console.error(site.log().join('\n'))
    throw error
  } finally {
    await Promise.all(fronts.map((front) => front.close()))
    await browser.close()
    await site.stop()
  }
}

try {
  await bench(parseOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
