/** How many rows each section has. */
const SECTIONS = { A: 20, B: 15, C: 8, D: 22, E: 14, F: 18, G: 13, H: 9, I: 13, J: 16, K: 10, X: 28 }
const STATES = ['yes', 'partly', 'not yet']
/** Where the journeys are: what only a smaller test shows, a customer may never reach. */
const JOURNEYS = 'e2e/'
const TEST_FILE = /\.(test|spec)\.tsx?$|\.test-d\.ts$/

/** @param {[letter: string, length: number]} section */
const idsOf = ([letter, length]) =>
  Array.from({ length }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`)
/** @param {readonly string[]} values */
const repeated = (values) => [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]

/** @typedef {import('./parse-rows.mjs').Row} Row */
/** @typedef {(file: string) => string | undefined} TextOf the text of a file of the project */

/**
 * A title stands in the source as it is read, but for the quotes round it and those escaped inside.
 * @param {string} text
 * @param {string} title
 */
export const hasTitle = (text, title) =>
  [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``].some((quoted) => text.includes(quoted))

/** @type {(row: Row, textOf: TextOf) => string[]} */
const proofProblems = (row, textOf) =>
  row.proofs.flatMap(({ test, title }) => {
    const text = TEST_FILE.test(test) ? textOf(test) : undefined
    if (text === undefined) return [`${row.id} names ${test}, which is not a test file here`]
    return hasTitle(text, title) ? [] : [`${row.id} names "${title}", which is not the title of a test in ${test}`]
  })

/** @type {(row: Row, textOf: TextOf) => string[]} */
const rowProblems = (row, textOf) => [
  ...(STATES.includes(row.state) ? [] : [`${row.id} is "${row.state}"; a state is ${STATES.join(', ')}`]),
  ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(row.name) ? [] : [`${row.id} has no name of its own in kebab-case`]),
  ...(row.about === '' ? [`${row.id} does not say what it is`] : []),
  ...((row.state === 'not yet') === (row.proofs.length === 0)
    ? []
    : [`${row.id} is "${row.state}" with ${row.proofs.length} proofs`]),
  ...(row.state === 'yes' && row.proofs.length > 0 && !row.proofs.some(({ test }) => test.startsWith(JOURNEYS))
    ? [`${row.id} is "yes", but no journey under ${JOURNEYS} shows it to a customer`]
    : []),
  ...row.unread.map((part) => `${row.id} has a proof that can't be read: ${part}`),
  ...proofProblems(row, textOf),
]

/**
 * Everything that is wrong with the table; empty when it can be believed.
 * @param {readonly Row[]} rows
 * @param {TextOf} textOf
 * @returns {string[]}
 */
export const problemsIn = (rows, textOf) => {
  const wanted = Object.entries(SECTIONS).flatMap(idsOf)
  const ids = rows.map(({ id }) => id)
  return [
    ...wanted.filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id) => !wanted.includes(id)).map((id) => `${id} is no row we know`),
    ...repeated(ids).map((id) => `${id} stands there twice`),
    ...repeated(rows.map(({ name }) => name)).map((name) => `Two rows are called ${name}`),
    ...rows.flatMap((row) => rowProblems(row, textOf)),
  ]
}
