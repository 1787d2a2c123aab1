import { isNonBlank, tidyText } from '@galo/domain'

/** As long as anybody reads what a code may say. */
const LONGEST = 12

/** What the address of a table's code says of it, right or wrong; `null` where it says nothing. */
export const tableInAddress = (search: string): string | null => {
  const said = new URLSearchParams(search).get('table')
  return said !== null && isNonBlank(said) ? tidyText(said).slice(0, LONGEST) : null
}

/** The same address for another table, so that a reload and a shared link know it. */
export const searchWithTable = (search: string, table: string): string => {
  const parameters = new URLSearchParams(search)
  parameters.set('table', tidyText(table))
  return `?${parameters.toString()}`
}
