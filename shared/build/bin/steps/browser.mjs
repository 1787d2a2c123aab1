import { findChromium, findChromiumForTests } from '../../browser/chromium.mjs'
import { installPackage } from './distribution.mjs'
import { run } from './run.mjs'
import { heartbeat, print } from './print.mjs'

const PLAYWRIGHT = 'e2e/node_modules/@playwright/test/cli.js'

/** @param {string} text */
const lastLines = (text) => text.split('\n').slice(-5).join('\n')

/** Finds a Chromium or gets one, with its engine alone where that is to be had. Throws, saying what a person can do, when neither works. */
export const ensureBrowser = async () => {
  if (findChromium() === undefined) {
    print('browser: none here, fetching one')
    const stop = heartbeat('fetching a browser')
    const said =
      (await installPackage('chromium')) ?? (await run(process.execPath, [PLAYWRIGHT, 'install', 'chromium'])).output
    await installPackage('chromium-headless-shell')
    stop()
    if (findChromium() === undefined)
      throw new Error(
        `There is no browser to test with, and none could be fetched:\n${lastLines(said)}\n` +
          'Install Chromium or Chrome by hand, or set E2E_CHROMIUM to the path of one.',
      )
  }
  print(`browser: ${findChromiumForTests()}`)
}
