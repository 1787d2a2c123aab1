const { relative } = require('node:path')
const { failureIn, noteTest } = require('./note.cjs')

/** The attachment of a failed journey with the words of its pages (`e2e/fixtures/last-seen.ts`). */
const LAST_SEEN = 'what the pages showed'
/** So much of them, in characters: a page's own words, not its foot. */
const SEEN_LENGTH = 1_500

/** @param {readonly { name: string, body?: Buffer }[]} attachments */
const seenIn = (attachments) => {
  const seen = attachments.find(({ name }) => name === LAST_SEEN)?.body?.toString()
  return seen === undefined ? '' : ` · ${LAST_SEEN}: ${seen.slice(0, SEEN_LENGTH)}`
}

/** Notes the time of every journey of a Playwright run, with the project it ran in. */
module.exports = class TestNotes {
  /**
   * @param {{ parent: { project(): { name: string } | undefined }, title: string, location: { file: string } }} test
   * @param {{ duration: number, error?: { message?: string }, attachments: readonly { name: string, body?: Buffer }[] }} result
   */
  onTestEnd({ parent, title, location }, { duration, error, attachments }) {
    noteTest({
      title: `${title} (${parent.project()?.name ?? 'no project'})`,
      file: relative(process.cwd(), location.file),
      seconds: duration / 1_000,
      ...(error && { failure: `${failureIn(error.message ?? 'no word of why')}${seenIn(attachments)}` }),
    })
  }

  printsToStdio() {
    return false
  }
}
