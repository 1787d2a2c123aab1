import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '@galo/words'
import { getBoard, type Board, type ConsoleEvent } from '../../calls'
import { applyEvent } from '../data/apply-event'
import { useConsole } from '../data/console-context'
import { keyOf } from '../data/use-call'
import { hasOrder } from '../orders/board.model'
import { useToast } from '../toast/toast'
import { APP_WORDS } from './app.words'

/** Listens while the console is open. Answers whether there is a line; null before it is known. */
export const useLiveEvents = (): boolean | null => {
  const { clock, followEvents } = useConsole()
  const client = useQueryClient()
  const { notify, notifyError } = useToast()
  const words = useWords(APP_WORDS)
  const [isConnected, setIsConnected] = useState<boolean | null>(null)

  const onEvent = useEffectEvent((event: ConsoleEvent) => {
    if (event.name === 'board' || event.name === 'clock') clock.setNow(event.data.now)
    if (event.name === 'order') {
      const board = client.getQueryData<Board>(keyOf(getBoard, {}))
      if (board !== undefined && !hasOrder(board, event.data.id))
        notify(words.newOrder(event.data.shortId, event.data.totalLabel))
    }
    applyEvent(client, event)
  })
  const onConnection = useEffectEvent((isNow: boolean) => {
    // What changed while nobody listened: the board comes by itself, the rest is asked for.
    if (isNow && isConnected === false) void client.invalidateQueries()
    if (!isNow) notifyError(words.tryingAgain)
    setIsConnected(isNow)
  })
  useEffect(
    () =>
      followEvents(
        (event) => onEvent(event),
        (isNow) => onConnection(isNow),
      ),
    [followEvents],
  )
  return isConnected
}
