/** @typedef {{ title: string, file: string, seconds: number, failure?: string }} TestTime */

/**
 * What the reporters noted of the tests of a run.
 * A line that was cut off, because its run was killed while writing, is left out.
 * @param {string} notes one JSON object a line
 * @returns {TestTime[]}
 */
export const testsIn = (notes) =>
  notes.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line)]
    } catch {
      return []
    }
  })

/**
 * The tests that took longest, longest first.
 * @param {readonly TestTime[]} tests
 * @param {number} count
 */
export const slowestOf = (tests, count) => tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)

/**
 * The tests that failed, in the order in which they ended.
 * @param {readonly TestTime[]} tests
 */
export const failedOf = (tests) => tests.filter(({ failure }) => failure !== undefined)
