import type { Db } from '../../kernel/db/database'
import { updateBasket, type BasketRow } from './basket.store'
import type { Outcome } from './held-basket'

/** More than anybody has under way at once: whoever got no answer sends the change again before many others. */
const MOST_REMEMBERED = 40

/** Whether the change with this number was made, not too long ago; one without a number never was. */
export const wasMade = ({ recentChanges }: Pick<BasketRow, 'recentChanges'>, changeId: string | undefined): boolean =>
  changeId !== undefined && recentChanges.includes(changeId)

/** Notes the number of a change that was made, in the transaction that made it. A refused one may be tried again under its number. */
export const rememberChange = async (tx: Db, outcome: Outcome, changeId: string | undefined): Promise<Outcome> => {
  if (changeId === undefined || outcome.refusal !== undefined) return outcome
  const recentChanges = [...outcome.row.recentChanges, changeId].slice(-MOST_REMEMBERED)
  return { ...outcome, row: await updateBasket(tx, outcome.row, { recentChanges }) }
}
