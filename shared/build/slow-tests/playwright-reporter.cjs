const { relative } = require('node:path')
const { noteTime } = require('./note.cjs')

/** Notes the time of every journey of a Playwright run, with the project it ran in. */
module.exports = class SlowTests {
  /**
   * @param {{ parent: { project(): { name: string } | undefined }, title: string, location: { file: string } }} test
   * @param {{ duration: number }} result
   */
  onTestEnd({ parent, title, location }, { duration }) {
    noteTime({
      title: `${title} (${parent.project()?.name ?? 'no project'})`,
      file: relative(process.cwd(), location.file),
      seconds: duration / 1_000,
    })
  }

  printsToStdio() {
    return false
  }
}
