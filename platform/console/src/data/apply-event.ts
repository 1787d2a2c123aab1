import type { QueryClient } from '@tanstack/react-query'
import {
  getBoard,
  getScenario,
  listFaults,
  listFlags,
  listItems,
  listLeftOut,
  listRestaurants,
  listSlots,
  readLogs,
  type Board,
  type ConsoleEvent,
} from '../../calls'
import type { AnswerOf, Call, InputOf } from '@galo/contracts/call'
import { withNewEntries, type LogFilter } from '../logs/logs.model'
import { putOrder } from '../orders/board.model'
import { keyOf } from './use-call'

const setAnswer = <C extends Call>(client: QueryClient, call: C, input: InputOf<C>, answer: AnswerOf<C>): void =>
  void client.setQueryData<AnswerOf<C>>(keyOf(call, input), answer)

const invalidate = <C extends Call>(client: QueryClient, call: C, input?: InputOf<C>): void =>
  void client.invalidateQueries({ queryKey: keyOf(call, input) })

/** Writes what an event carries into the cached answers; what it only hints at is fetched again, where somebody looks at it. */
export const applyEvent = (client: QueryClient, { name, data }: ConsoleEvent): void => {
  switch (name) {
    case 'board':
      setAnswer(client, getBoard, {}, data)
      invalidate(client, listItems)
      invalidate(client, listLeftOut)
      return invalidate(client, listSlots)
    case 'order':
      client.setQueryData<Board>(keyOf(getBoard, {}), (board) => board && putOrder(board, data))
      invalidate(client, listLeftOut, { params: { id: data.restaurantId } })
      return invalidate(client, listSlots, { params: { id: data.restaurantId } })
    case 'faults':
      return setAnswer(client, listFaults, {}, data)
    case 'flags':
      return setAnswer(client, listFlags, {}, data)
    case 'restaurants':
      setAnswer(client, listRestaurants, {}, data)
      invalidate(client, listLeftOut)
      return invalidate(client, listSlots)
    case 'scenario':
      return void client.setQueryData<AnswerOf<typeof getScenario>>(
        keyOf(getScenario, {}),
        (held) => held && { ...held, name: data.name },
      )
    case 'stock':
      return invalidate(client, listItems, { params: { id: data.restaurantId } })
    case 'logs':
      for (const { queryKey } of client.getQueryCache().findAll({ queryKey: keyOf(readLogs) })) {
        const { query } = queryKey[1] as { readonly query: LogFilter }
        client.setQueryData<AnswerOf<typeof readLogs>>(
          queryKey,
          (held) => held && { entries: withNewEntries(held.entries, data.entries, query) },
        )
      }
      return
    case 'clock':
      return
  }
}
