const { relative } = require('node:path')
const { failureIn, noteTest } = require('./note.cjs')

/** Notes the time of every test of a jest run. */
module.exports = class TestNotes {
  /**
   * @param {unknown} _test
   * @param {{ testFilePath: string, testResults: readonly { fullName: string, duration?: number | null, failureMessages: readonly string[] }[] }} result
   */
  onTestFileResult(_test, { testFilePath, testResults }) {
    const database = process.env.DATABASE_URL === undefined ? '' : ' (PostgreSQL)'
    for (const { fullName, duration, failureMessages } of testResults)
      if (duration != null)
        noteTest({
          title: fullName,
          file: relative(process.cwd(), testFilePath) + database,
          seconds: duration / 1_000,
          ...(failureMessages.length > 0 && { failure: failureIn(failureMessages.join(' ')) }),
        })
  }
}
