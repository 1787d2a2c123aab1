// Checks docs/capabilities: every row is there once, and every test it names exists.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { problemsIn } from '../capabilities/problems-in.mjs'
import { parseRows } from '../capabilities/parse-rows.mjs'
import { ROOT } from '../releases/apps.mjs'

const FOLDER = join(ROOT, 'docs/capabilities')

const rows = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .flatMap((file) => parseRows(file, readFileSync(join(FOLDER, file), 'utf8')))

/** @param {string} file */
const textOf = (file) => {
  try {
    return readFileSync(join(ROOT, file), 'utf8')
  } catch {
    return undefined
  }
}

const problems = problemsIn(rows, textOf)
for (const problem of problems) console.error(problem)
/** @param {string} state */
const count = (state) => rows.filter((row) => row.state === state).length
console.log(
  `${rows.length} capabilities: ${count('yes')} proved, ${count('partly')} in part, ${count('not yet')} not yet`,
)
process.exit(problems.length === 0 ? 0 : 1)
