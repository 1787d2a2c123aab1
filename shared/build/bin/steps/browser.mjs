import { findChromiumForTests } from '../../browser/chromium.mjs'
import { installPackage } from './distribution.mjs'
import { run } from './run.mjs'
import { heartbeat, print } from './print.mjs'

const PLAYWRIGHT = 'e2e/node_modules/@playwright/test/cli.js'

/** @param {string} text */
const lastLines = (text) => text.split('\n').slice(-5).join('\n')

/** What the distribution may call it, the engine alone first. */
const PACKAGES = process.env.PROOF === undefined ? ['chromium-headless-shell', 'chromium'] : ['chromium']

/** Every way to get one, until there is one. Answers what the last said. */
const fetchBrowser = async () => {
  let said = ''
  for (const name of PACKAGES) {
    said = (await installPackage(name)) ?? said
    if (findChromiumForTests() !== undefined) return said
  }
  return (await run(process.execPath, [PLAYWRIGHT, 'install', 'chromium'])).output
}

/** Finds a Chromium or gets one. Throws, saying what a person can do, when neither works. */
export const ensureBrowser = async () => {
  if (findChromiumForTests() === undefined) {
    print('browser: none here, fetching one')
    const stop = heartbeat('fetching a browser')
    const said = await fetchBrowser()
    stop()
    if (findChromiumForTests() === undefined)
      throw new Error(
        `There is no browser to test with, and none could be fetched:\n${lastLines(said)}\n` +
          'Install Chromium or Chrome by hand, or set E2E_CHROMIUM to the path of one.',
      )
  }
  print(`browser: ${findChromiumForTests()}`)
}
