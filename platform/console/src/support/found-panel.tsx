import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from '@galo/css'
import { Button, FailedState } from '@galo/ui'
import { useWords } from '@galo/words'
import { findOrders } from '../../calls'
import { InputField } from '../controls/input-field'
import { useConsole } from '../data/console-context'
import { keyOf } from '../data/use-call'
import { LOADED_WORDS } from '../layout/loaded.words'
import { Panel } from '../layout/panel'
import { Empty, Note } from '../layout/rows'
import { useDebounced } from '../lists/use-debounced'
import { FoundRow } from './found-row'
import { SUPPORT_WORDS } from './support.words'

const list = css`
  display: grid;
  gap: 0.375rem;
  grid-template-columns: minmax(0, 1fr);
`

interface FoundPanelProps {
  readonly chosen: string | null
  readonly onChoose: (orderId: string) => void
}

/** Asked for whenever the words change; what was found before stays in sight until the next is here. */
const useFound = (find: string) => {
  const { http } = useConsole()
  return useInfiniteQuery({
    queryKey: [...keyOf(findOrders), find],
    queryFn: ({ pageParam, signal }) => http.send(findOrders, { query: { find, after: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    staleTime: 0,
  })
}

/** One field for everything an order can be found by, and the orders found, older ones on demand. */
export const FoundPanel = ({ chosen, onChoose }: FoundPanelProps) => {
  const words = useWords(SUPPORT_WORDS)
  const { loading, tryAgain } = useWords(LOADED_WORDS)
  const [find, setFind] = useState('')
  const found = useFound(useDebounced(find.trim()))
  const orders = found.data?.pages.flatMap((page) => page.orders)
  return (
    <Panel title={words.found}>
      <InputField label={words.find} type="search" maxLength={200} value={find} onChange={setFind} />
      <Note>{words.findHelp}</Note>
      {found.error !== null && (
        <FailedState
          heading={found.error.message}
          level={3}
          action={
            <Button variant="outline" size="small" onClick={() => void found.refetch()}>
              {tryAgain}
            </Button>
          }
        />
      )}
      {found.error === null && orders === undefined && <Empty>{loading}</Empty>}
      {orders !== undefined && (
        <ul css={list} aria-label={words.found}>
          {orders.length === 0 && <Empty as="li">{words.nothing}</Empty>}
          {orders.map((order) => (
            <FoundRow key={order.id} order={order} isChosen={order.id === chosen} onChoose={() => onChoose(order.id)} />
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <Button
          variant="outline"
          size="small"
          disabled={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {words.older}
        </Button>
      )}
    </Panel>
  )
}
