/** @typedef {{ file: string, id: string, name: string, about: string, state: string, proofs: { test: string, title: string }[], unread: string[] }} Row */

const PROOF = /^`([^`]+)` › (.+)$/

/**
 * The rows of one table. What stands in the proof column but does not read as a proof is kept in `unread`, to be complained about.
 * @param {string} file
 * @param {string} markdown
 * @returns {Row[]}
 */
export const parseRows = (file, markdown) =>
  markdown
    .split('\n')
    .filter((line) => /^\| *[A-Z]\d/.test(line))
    .map((line) => {
      const [, id = '', name = '', about = '', state = '', proof = ''] = line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
      const parts = proof === '' ? [] : proof.split(/ *<br> */)
      const read = parts.map((part) => PROOF.exec(part))
      return {
        file,
        id,
        name,
        about,
        state,
        proofs: read
          .filter((match) => match !== null)
          .map(([, test = '', title = '']) => ({ test, title: title.replaceAll('\\|', '|') })),
        unread: parts.filter((_, index) => read[index] === null),
      }
    })
