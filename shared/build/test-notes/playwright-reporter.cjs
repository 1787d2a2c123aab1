const { relative } = require('node:path')
const { failureIn, noteTest } = require('./note.cjs')

/** Notes the time of every journey of a Playwright run, with the project it ran in. */
module.exports = class TestNotes {
  /**
   * @param {{ parent: { project(): { name: string } | undefined }, title: string, location: { file: string } }} test
   * @param {{ duration: number, error?: { message?: string } }} result
   */
  onTestEnd({ parent, title, location }, { duration, error }) {
    noteTest({
      title: `${title} (${parent.project()?.name ?? 'no project'})`,
      file: relative(process.cwd(), location.file),
      seconds: duration / 1_000,
      ...(error && { failure: failureIn(error.message ?? 'no word of why') }),
    })
  }

  printsToStdio() {
    return false
  }
}
