/** @typedef {{ title: string, file: string, seconds: number }} TestTime */

/**
 * The tests that took longest, longest first, out of what the reporters noted.
 * A line that was cut off, because its run was killed while writing, is left out.
 * @param {string} notes one JSON object a line
 * @param {number} count
 * @returns {TestTime[]}
 */
export const slowestIn = (notes, count) =>
  notes
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line)]
      } catch {
        return []
      }
    })
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
