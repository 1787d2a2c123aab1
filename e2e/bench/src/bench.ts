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

/** Measures everything that is wanted, and says what it came to. */
const measure = async ({ runs, only, beside }: BenchOptions): Promise<Report> => {
  const at = new Date().toISOString()
  const machine = machineNote()
  const samples = createSamples()
  const attempts = createAttempts(console.log)
  const stage = await setStage(beside)
  try {
    // The first run warms the servers.
    for (let run = 0; run <= runs; run++) {
      console.log(run === 0 ? 'bench: warming up' : `bench: run ${run} of ${runs}`)
      await runOnce({ stage, samples, attempts, run, only })
    }
    if (only.has('presses')) {
      console.log('bench: presses')
      await runPresses({ stage, samples, attempts })
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
  const besideCommit = beside === null ? undefined : commitOf(beside)
  const { repeated } = attempts
  return { at, commit: commitOf('.'), besideCommit, machine, runs, repeated, figures: samples.figures() }
}

const bench = async (options: BenchOptions): Promise<void> => {
  const report = await measure(options)
  const markdown = toMarkdown(report)
  await mkdir(dirname(options.json), { recursive: true })
  await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`)
  await writeFile(`${options.json.replace(/\.json$/, '')}.md`, markdown)
  if (options.ledger) appendToLedger(toEntries(report))
  console.log(`\n${markdown}\nwritten to ${options.json}${options.ledger ? ' and into the ledger' : ''}`)
}

try {
  await bench(parseOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
