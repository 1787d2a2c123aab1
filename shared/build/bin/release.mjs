// `npm run release -- publish mfe-menu`: says which releases visitors are given; `npm run release -- --help`.
import { runRelease } from '../releases/tool/program.mjs'
import { onInterrupt } from './steps/on-interrupt.mjs'

/** What goes on until it is stopped ends by itself within this time; what doesn't is left where it is, which loses nothing. */
const GRACE_MS = 500

const leaving = new AbortController()
onInterrupt(() => {
  leaving.abort()
  setTimeout(() => process.exit(130), GRACE_MS).unref()
})
// Who reads the first lines and goes, as `head` does, has heard enough.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error
})
process.exitCode = await runRelease(process.argv.slice(2), {
  environment: process.env,
  print: console.log,
  signal: leaving.signal,
})
