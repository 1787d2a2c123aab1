import { useEffect } from 'react'
import { isTableNumber, tableAt } from '@galo/domain'
import { useLocation } from '@galo/navigation'
import { useStore, useWriter } from '@galo/state'
import { useWords } from '@galo/words'
import { tableInAddress } from './table-in-address'
import { TABLE_WORDS } from './table.words'

/** Which table the food comes to, once somebody has said it: by the code that led here, or at the checkout. What the code says is kept for the checkout. */
export const TableHere = ({ restaurantId }: { readonly restaurantId: string }) => {
  const words = useWords(TABLE_WORDS)
  const read = tableInAddress(useLocation().search)
  const kept = useStore('scannedTable', (scanned) => scanned)
  const said = useStore('fulfilmentDetails', ({ fulfilment }) => fulfilment) ?? null
  const writer = useWriter('scannedTable')
  useEffect(() => {
    if (read !== null) writer.setState({ restaurantId, table: read })
  }, [writer, read, restaurantId])
  const { table } = tableAt(said, read === null ? kept : { restaurantId, table: read }, restaurantId)
  return isTableNumber(table) ? `${words.table(table)} · ` : null
}
