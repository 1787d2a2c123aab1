import { existsSync } from 'node:fs'

const SYSTEM_FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/**
 * The Firefox to drive, as its makers ship it: `E2E_FIREFOX`, else one of the system.
 * @type {typeof import('./firefox.mjs').findFirefox}
 */
export const findFirefox = () => process.env.E2E_FIREFOX ?? SYSTEM_FIREFOXES.find((path) => existsSync(path))
