// `npm run bench:bff`: what the site's server answers for a second of a core, how fast, and what it holds after a hundred thousand answers.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { commitOf, machineNote } from '../checkout'
import { toEntries } from '../ledger/entry'
import { appendToLedger } from '../ledger/files'
import { figuresTable, type Report } from '../report/report'
import { startBenchSite } from '../site'
import { measureBff } from './measure-bff'
import { parseOptions, type BffBenchOptions } from './options'
import { cookiesOfSomebodySignedIn } from './signed-in'

const bench = async (options: BffBenchOptions): Promise<void> => {
  const about = { at: new Date().toISOString(), commit: commitOf('.'), machine: machineNote(), runs: 1, failed: [] }
  // Who asks is said by the proxy that we are: limits by address count a thousand visitors, not one.
  const site = await startBenchSite(null, [], { TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1' })
  try {
    const cookie = await cookiesOfSomebodySignedIn(site.url)
    const report: Report = { ...about, figures: await measureBff(site.url, cookie, options) }
    await mkdir(dirname(options.json), { recursive: true })
    await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`)
    if (options.ledger) appendToLedger(toEntries(report))
    console.log(`\n${figuresTable(report.figures)}\n\nCommit ${about.commit}. ${about.machine}.`)
  } catch (error) {
    console.error(site.log().slice(-50).join('\n'))
    throw error
  } finally {
    await site.stop()
  }
}

try {
  await bench(parseOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
