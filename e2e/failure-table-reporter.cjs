const KIND = 'failure cell'

/** @typedef {import('./fixtures/failure-table').Cell} Cell */

/** @param {Cell | undefined} cell */
const shown = (cell) =>
  cell === undefined ? '–' : cell.wrong !== undefined || cell.seconds === null ? '✗' : cell.seconds.toFixed(1)

/**
 * Rows of faults, columns of remotes and ways; its last lines say what was wrong.
 * @param {readonly Cell[]} cells
 * @returns {string}
 */
const tableOf = (cells) => {
  const faults = [...new Set(cells.map(({ fault }) => fault))].sort()
  const columns = [...new Set(cells.map(({ remote, way }) => `${remote} ${way}`))].sort()
  const titles = columns.map((column) => column.replace('mfe-', '').split(' '))
  const widths = titles.map((title) => Math.max(...title.map((word) => word.length), 5))
  const first = Math.max(...faults.map((fault) => fault.length))
  /** @param {string} head @param {readonly string[]} row */
  const line = (head, row) =>
    `${head.padEnd(first)}  ${row.map((text, at) => text.padStart(widths[at] ?? 0)).join('  ')}`
  const rows = faults.map((fault) =>
    line(
      fault,
      columns.map((column) =>
        shown(cells.find((cell) => cell.fault === fault && `${cell.remote} ${cell.way}` === column)),
      ),
    ),
  )
  const wrong = cells.filter((cell) => cell.wrong !== undefined)
  return [
    'Failures: seconds until the page is as it is designed to be then',
    line(
      '',
      titles.map(([remote = '']) => remote),
    ),
    line(
      '',
      titles.map(([, way = '']) => way),
    ),
    ...rows,
    ...wrong.map(({ fault, remote, way, wrong: what }) => `✗ ${fault}, ${remote}, ${way}: ${what}`),
    `${cells.length} cells, ${wrong.length} wrong`,
  ].join('\n')
}

/** Prints the table of everything that was made to fail in a run (`specs/failure-matrix.spec.ts`). */
module.exports = class FailureTable {
  /** @type {Cell[]} */
  cells = []

  /** @param {unknown} _test @param {{ annotations: readonly { type: string, description?: string }[] }} result */
  onTestEnd(_test, { annotations }) {
    for (const { type, description } of annotations)
      if (type === KIND && description !== undefined) this.cells.push(JSON.parse(description))
  }

  onEnd() {
    if (this.cells.length > 0) console.log(`\n${tableOf(this.cells)}`)
  }

  printsToStdio() {
    return false
  }
}
