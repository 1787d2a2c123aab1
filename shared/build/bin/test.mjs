// `npm test`: installs what is missing and runs every check. `--only lint,types` runs some, `--list` names them,
// `--proof` runs the long matrices whole instead of a fair slice of them.
import { parseArgs } from 'node:util'
import { checksFor } from './steps/checks.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { prepare } from './steps/prepare.mjs'
import { runChecks, sayResults } from './steps/run-checks.mjs'
import { stopRunning } from './steps/run.mjs'
import { red, say } from './steps/say.mjs'
import { onToldToStop } from './steps/told-to-stop.mjs'

const began = Date.now()
onToldToStop(() => {
  stopRunning()
  setTimeout(() => process.exit(130), 1_000)
})

try {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, list: { type: 'boolean' }, proof: { type: 'boolean' } },
  })
  if (values.proof) process.env.PROOF = '1'
  const checks = checksFor(values.only)
  if (values.list) {
    for (const { id, title } of checks) say(`${id.padEnd(14)}${title}`)
    process.exit(0)
  }
  await ensureInstalled()
  const results = await runChecks(checks, await prepare(checks))
  sayResults(results, (Date.now() - began) / 1000)
  process.exit(results.some(({ outcome }) => outcome === 'failed') ? 1 : 0)
} catch (error) {
  say(red(error.message))
  process.exit(1)
}
