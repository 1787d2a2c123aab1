const { appendFileSync } = require('node:fs')

/** The first words of a failure: enough to know which one it is, without its picture of the page. */
const FAILURE_LENGTH = 300

const COLOURS = /\u001b\[[\d;]*m/g

/**
 * The beginning of a failure in one line.
 * @param {string} message as a tool tells it: with colours, over many lines
 */
exports.failureIn = (message) => message.replaceAll(COLOURS, '').replaceAll(/\s+/g, ' ').trim().slice(0, FAILURE_LENGTH)

/**
 * Notes how long a test took in the file that `npm test` reads at its end (`GALO_TEST_TIMES`), and what it failed of. Notes nothing when
 * nobody will read it.
 * @param {{ title: string, file: string, seconds: number, failure?: string }} test
 */
exports.noteTest = (test) => {
  const notes = process.env.GALO_TEST_TIMES
  if (notes !== undefined) appendFileSync(notes, `${JSON.stringify(test)}\n`)
}
