import { useQueryClient } from '@tanstack/react-query'
import { css } from '@galo/css'
import { listItems, setAvailable, type StockItem } from '../../calls'
import type { AnswerOf } from '@galo/contracts/call'
import { useLocale, useWords } from '@galo/words'
import { useConsole } from '../data/console-context'
import { useAction } from '../data/use-action'
import { keyOf } from '../data/use-call'
import { useToast } from '../toast/toast'
import { stockNote, withAvailable } from './stock.model'
import { STOCK_WORDS } from './stock.words'

const row = css`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr) auto;
  gap: 0.75rem;
  align-items: center;
  min-height: var(--touch);
  padding: 0 0.25rem;
  cursor: pointer;
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0 0 0 2px;
    accent-color: var(--action);
  }
  small {
    color: var(--text-2);
  }
  &:has(input:not(:checked)) span {
    color: var(--text-2);
    text-decoration: line-through;
  }
`

interface StockRowProps {
  readonly restaurantId: string
  readonly item: StockItem
}

export const StockRow = ({ restaurantId, item }: StockRowProps) => {
  const { http } = useConsole()
  const { notify } = useToast()
  const { isBack, isSoldOut } = useWords(STOCK_WORDS)
  const locale = useLocale()
  const client = useQueryClient()
  const turn = useAction(async (isAvailable: boolean) => {
    await http.send(setAvailable, { params: { id: restaurantId, itemId: item.id }, body: { isAvailable } })
    client.setQueryData<AnswerOf<typeof listItems>>(
      keyOf(listItems, { params: { id: restaurantId } }),
      (held) => held && { items: withAvailable(held.items, item.id, isAvailable) },
    )
    notify(isAvailable ? isBack(item.name) : isSoldOut(item.name))
  })
  return (
    <li data-key={item.id}>
      <label css={row}>
        <input
          type="checkbox"
          data-part="tick"
          checked={turn.pending?.[0] ?? item.status === 'AVAILABLE'}
          disabled={item.status === 'HIDDEN'}
          onChange={(event) => turn.run(event.currentTarget.checked)}
        />
        <span>{item.name}</span>
        <small>{stockNote(item, locale)}</small>
      </label>
    </li>
  )
}
