import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createAttempts } from './attempts'
import { commitOf, machineNote } from './checkout'
import { toEntries } from './ledger/entry'
import { appendToLedger } from './ledger/files'
import { type BenchOptions, parseOptions } from './options'
import { type Report, toMarkdown } from './report/report'
import { createSamples } from './report/samples'
import { runCrowd, runOnce, runPresses } from './run-subjects'
import { setStage } from './stage'

const MOST_CROWDS = 3

const write = async ({ json }: BenchOptions, report: Report): Promise<void> => {
  await mkdir(dirname(json), { recursive: true })
  await writeFile(json, `${JSON.stringify(report, null, 2)}\n`)
  await writeFile(`${json.replace(/\.json$/, '')}.md`, toMarkdown(report))
}

/** Measures everything that is wanted, and says what it came to. What has been measured is written down after every part. */
const measure = async (options: BenchOptions): Promise<Report> => {
  const { runs, only, beside } = options
  const about = {
    at: new Date().toISOString(),
    commit: commitOf('.'),
    besideCommit: beside === null ? undefined : commitOf(beside),
    machine: machineNote(),
    runs,
  }
  const samples = createSamples()
  const attempts = createAttempts(console.log)
  const reportSoFar = (): Report => ({ ...about, failed: attempts.failed, figures: samples.figures() })
  const stage = await setStage(beside)
  try {
    // The first run warms the servers.
    for (let run = 0; run <= runs; run++) {
      console.log(run === 0 ? 'bench: warming up' : `bench: run ${run} of ${runs}`)
      await runOnce({ stage, samples, attempts, run, only }, runs)
      await write(options, reportSoFar())
    }
    if (only.has('presses')) {
      console.log('bench: presses')
      await runPresses({ stage, samples, attempts })
      await write(options, reportSoFar())
    }
  } catch (error) {
    console.error(stage.log().join('\n'))
    throw error
  } finally {
    await stage.close()
  }
  if (only.has('noon')) {
    console.log('bench: a crowd')
    await runCrowd({ samples, attempts }, { menuPath: stage.paths.menu, beside, rounds: Math.min(runs, MOST_CROWDS) })
  }
  return reportSoFar()
}

const bench = async (options: BenchOptions): Promise<void> => {
  const report = await measure(options)
  await write(options, report)
  if (options.ledger) appendToLedger(toEntries(report))
  console.log(`\n${toMarkdown(report)}\nwritten to ${options.json}${options.ledger ? ' and into the ledger' : ''}`)
}

try {
  await bench(parseOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
