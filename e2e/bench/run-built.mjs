import { spawn } from 'node:child_process'
import { ensureBuilt } from '../../shared/build/bin/steps/build.mjs'
import { ensureInstalled } from '../../shared/build/bin/steps/install.mjs'
import { messageOf } from '../../shared/build/bin/steps/message-of.mjs'
import { ROOT } from '../../shared/build/releases/apps.mjs'

/**
 * Builds what changed and runs a script in TypeScript with the words of this command.
 * @param {string} script
 */
export const runBuilt = async (script) => {
  try {
    await ensureInstalled()
    await ensureBuilt()
  } catch (error) {
    console.error(messageOf(error))
    process.exit(1)
  }
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 1))
}
