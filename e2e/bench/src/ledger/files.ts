import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from '../../../../shared/build/releases/apps.mjs'
import { drawChart } from './chart'
import { chartsOf } from './charts'
import { drawDocument } from './document'
import { type Entry, parseLedger, toLines } from './entry'

const DOCUMENT = `${ROOT}/docs/figures.md`
const LEDGER = `${ROOT}/docs/figures/ledger.jsonl`

const readLedger = (): readonly Entry[] => parseLedger(readFileSync(LEDGER, 'utf8'))

/** What document and charts should hold, by path, as the ledger stands. */
export const drawnFiles = (): ReadonlyMap<string, string> => {
  const entries = readLedger()
  const charts = [...chartsOf(entries)].map(
    ([name, chart]) => [`${ROOT}/docs/figures/${name}.svg`, drawChart(chart)] as const,
  )
  return new Map([[DOCUMENT, drawDocument(readFileSync(DOCUMENT, 'utf8'), entries)], ...charts])
}

/** Draws the document's tables and the charts anew. */
export const drawAll = (): void => {
  for (const [path, content] of drawnFiles()) writeFileSync(path, content)
}

/** Writes lines at the end of the ledger, and draws what follows from it. */
export const appendToLedger = (entries: readonly Entry[]): void => {
  appendFileSync(LEDGER, toLines(entries))
  drawAll()
}
