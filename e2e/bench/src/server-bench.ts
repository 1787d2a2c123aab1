import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { commitOf, machineNote } from './checkout'
import { toEntries } from './ledger/entry'
import { appendToLedger } from './ledger/files'
import { figuresTable, type Report } from './report/report'
import { startBenchSite } from './site'

interface ServerBench {
  /** Where the figures go. */
  readonly json: string
  readonly ledger: boolean
  readonly measure: (site: { readonly url: string; readonly platform: string }) => Promise<Report['figures']>
}

/** Measures the server of a site of its own, without a browser, and writes down what it was. */
const benchServer = async ({ json, ledger, measure }: ServerBench): Promise<void> => {
  const about = { at: new Date().toISOString(), commit: commitOf('.'), machine: machineNote(), runs: 1, failed: [] }
  // Who asks is said by the proxy that we are: limits by address count thousands of visitors, not one.
  const site = await startBenchSite(null, [], { TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1' })
  try {
    const report: Report = { ...about, figures: await measure(site) }
    await mkdir(dirname(json), { recursive: true })
    await writeFile(json, `${JSON.stringify(report, null, 2)}\n`)
    if (ledger) appendToLedger(toEntries(report))
    console.log(`\n${figuresTable(report.figures)}\n\nCommit ${about.commit}. ${about.machine}.`)
  } catch (error) {
    console.error(site.log().slice(-50).join('\n'))
    throw error
  } finally {
    await site.stop()
  }
}

/** The same as a command: what `wanted` throws, and what goes wrong, is said in words. */
export const runServerBench = async (wanted: () => ServerBench): Promise<void> => {
  try {
    await benchServer(wanted())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
