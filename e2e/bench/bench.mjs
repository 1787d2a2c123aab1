// `pnpm bench`: builds what changed and measures it beside a plain page. See README.md.
import { spawn } from 'node:child_process'
import { ensureBuilt } from '../../shared/build/bin/steps/build.mjs'
import { ensureInstalled } from '../../shared/build/bin/steps/install.mjs'
import { messageOf } from '../../shared/build/bin/steps/message-of.mjs'
import { ROOT } from '../../shared/build/releases/apps.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
const bench = spawn(process.execPath, ['--import', 'tsx', 'e2e/bench/src/bench.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => bench.kill(signal))
bench.once('exit', (code) => process.exit(code ?? 1))
