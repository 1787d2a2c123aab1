import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button, FailedState } from '@galo/ui'
import { useWords } from '@galo/words'
import { LOADED_WORDS } from './loaded.words'
import { Empty } from './rows'

interface LoadedProps<T> {
  readonly query: UseQueryResult<T>
  readonly children: (data: T) => ReactNode
}

/** What was asked for, once it is here; until then that it is on its way, and why when it did not come, with a way to try again. */
export const Loaded = <T,>({ query, children }: LoadedProps<T>) => {
  const words = useWords(LOADED_WORDS)
  const { data, error, isPending, refetch } = query
  if (error !== null)
    return (
      <FailedState
        heading={error.message}
        level={3}
        action={
          <Button variant="outline" size="small" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        }
      />
    )
  if (isPending || data === undefined) return <Empty>{words.loading}</Empty>
  return children(data)
}
