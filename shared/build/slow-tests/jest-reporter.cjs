const { relative } = require('node:path')
const { noteTime } = require('./note.cjs')

/** Notes the time of every test of a jest run. */
module.exports = class SlowTests {
  /**
   * @param {unknown} _test
   * @param {{ testFilePath: string, testResults: readonly { fullName: string, duration?: number | null }[] }} result
   */
  onTestFileResult(_test, { testFilePath, testResults }) {
    const database = process.env.DATABASE_URL === undefined ? '' : ' (PostgreSQL)'
    for (const { fullName, duration } of testResults)
      if (duration != null)
        noteTime({ title: fullName, file: relative(process.cwd(), testFilePath) + database, seconds: duration / 1_000 })
  }
}
