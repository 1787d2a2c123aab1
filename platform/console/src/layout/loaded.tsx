import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { FailedState, Notice, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { wallTime } from '../time/wall-clock'
import { LOADED_WORDS } from './loaded.words'
import { Empty } from './rows'

interface LoadedProps<T> {
  readonly query: UseQueryResult<T>
  readonly children: (data: T) => ReactNode
}

/**
 * What was asked for, once it is here; until then that it is on its way, and why when it did not come, with a way to try again. What is here already stays when it could not be asked for once
 * more, and says how old it is.
 */
export const Loaded = <T,>({ query, children }: LoadedProps<T>) => {
  const words = useWords(LOADED_WORDS)
  const { data, error, isFetching, dataUpdatedAt, errorUpdateCount, refetch } = query
  // While it is asked for again nobody knows better than before.
  const [last, setLast] = useState(error)
  if (error !== null && error !== last) setLast(error)
  const again = (
    <WaitingButton variant="outline" size="small" busy={isFetching} onClick={() => void refetch()}>
      {words.tryAgain}
    </WaitingButton>
  )
  if (data === undefined) {
    const why = error ?? (errorUpdateCount > 0 ? last : null)
    if (why !== null) return <FailedState heading={why.message} level={2} action={again} />
    return <Empty>{words.loading}</Empty>
  }
  return (
    <>
      {error !== null && (
        <Notice tone="warn" title={error.message} action={again} live>
          {words.asOf(wallTime(new Date(dataUpdatedAt)).time)}
        </Notice>
      )}
      {children(data)}
    </>
  )
}
