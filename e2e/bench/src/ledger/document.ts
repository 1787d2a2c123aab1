import type { Chart } from './chart'
import { chartsOf } from './charts'
import type { Entry } from './entry'
import { GROUPS, groupSection } from './groups'

const markers = (name: string) => [`<!-- ledger: ${name} -->`, '<!-- end of ledger -->'] as const

const replaceBetween = (document: string, name: string, text: string): string => {
  const [begin, end] = markers(name)
  const from = document.indexOf(begin)
  const to = document.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`docs/figures.md has no place for "${name}": ${begin} … ${end}`)
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`
}

const picture = ([name, { title }]: readonly [string, Chart]) => `![${title}](figures/${name}.svg)`

/** The document with its tables and charts as the ledger has them now; what stands outside the markers stays. */
export const drawDocument = (document: string, entries: readonly Entry[]): string => {
  const tables = Object.entries(GROUPS).reduce(
    (drawn, [group, subjects]) => replaceBetween(drawn, group, groupSection(entries, subjects)),
    document,
  )
  return replaceBetween(tables, 'charts', [...chartsOf(entries)].map(picture).join('\n\n'))
}
