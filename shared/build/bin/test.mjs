// `npm test`: installs what is missing and runs every check. `--only lint,types` runs some, `--list` names them,
// `--proof` runs the long matrices whole instead of a fair slice of them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { failedOf, slowestOf, testsIn } from '../test-notes/test-notes.mjs'
import { CHECKS, checksFor, LONG_CHECKS } from './steps/checks.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { messageOf } from './steps/message-of.mjs'
import { prepare } from './steps/prepare.mjs'
import { runChecks, printFailed, printLastLines, printResults, printSlowest } from './steps/run-checks.mjs'
import { stopRunning } from './steps/run.mjs'
import { red, print } from './steps/print.mjs'
import { onInterrupt } from './steps/on-interrupt.mjs'

/** How many of the slowest tests are named at the end. */
const SLOWEST = 20

const began = Date.now()
onInterrupt(() => {
  stopRunning()
  setTimeout(() => process.exit(130), 1_000)
})

try {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, list: { type: 'boolean' }, proof: { type: 'boolean' } },
  })
  if (values.proof) {
    process.env.PROOF = '1'
    process.env.GALO_SEED ??= String(began % 2 ** 31)
    print(`proof: everything random draws from GALO_SEED=${process.env.GALO_SEED}; the same again repeats it`)
  }
  const checks = checksFor(values.only)
  if (values.list) {
    for (const { id, title } of values.only === undefined ? [...CHECKS, ...LONG_CHECKS] : checks)
      print(`${id.padEnd(14)}${title}`)
    process.exit(0)
  }
  await ensureInstalled()
  const notes = join(mkdtempSync(join(tmpdir(), 'galo-times-')), 'times.jsonl')
  writeFileSync(notes, '')
  process.env.GALO_TEST_TIMES = notes
  const results = await runChecks(checks, await prepare(checks))
  const tests = testsIn(readFileSync(notes, 'utf8'))
  rmSync(dirname(notes), { recursive: true, force: true })
  printSlowest(slowestOf(tests, SLOWEST))
  printFailed(failedOf(tests))
  printLastLines(results)
  printResults(results, (Date.now() - began) / 1000)
  process.exit(results.some(({ outcome }) => outcome === 'failed') ? 1 : 0)
} catch (error) {
  print(red(messageOf(error)))
  process.exit(1)
}
