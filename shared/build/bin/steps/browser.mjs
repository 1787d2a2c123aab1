import { existsSync } from 'node:fs'
import { findChromium } from '../../browser/chromium.mjs'
import { run } from './run.mjs'
import { faint, heartbeat, say } from './say.mjs'

/** How this machine may install a package: as root, through a sudo that does not ask, or not at all. */
const aptPrefix = async () => {
  if (!existsSync('/usr/bin/apt-get')) return undefined
  if (process.getuid?.() === 0) return []
  return (await run('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n'] : undefined
}

const installFromDistribution = async (prefix) => {
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args]
    return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  }
  await apt('update', '-q')
  return apt('install', '-y', '-q', '--no-install-recommends', 'chromium')
}

/** Finds a Chromium or gets one, and answers its path. Throws, saying what a person can do, when neither works. */
export const ensureBrowser = async () => {
  const found = findChromium()
  if (found !== undefined) {
    say(`browser: ${found}`)
    return found
  }
  const prefix = await aptPrefix()
  say(
    `browser: none here, fetching one ${prefix === undefined ? 'with Playwright' : "from the distribution's packages"}`,
  )
  const stop = heartbeat('fetching a browser')
  const onLine = (line) => say(faint(`  ${line}`))
  const attempt =
    prefix === undefined
      ? await run(process.execPath, ['e2e/node_modules/@playwright/test/cli.js', 'install', 'chromium'], { onLine })
      : await installFromDistribution(prefix)
  stop()
  const got = findChromium()
  if (got === undefined)
    throw new Error(
      `No browser to test with, and none could be fetched.\n${attempt.output.split('\n').slice(-5).join('\n')}\n` +
        'Install Chromium or Chrome by hand, or set E2E_CHROMIUM to the path of one.',
    )
  say(`browser: ${got}`)
  return got
}
