import { keepPreviousData, skipToken, useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import type { AnswerOf, Call, InputOf } from '@galo/contracts/call'
import type { SendOptions } from '@galo/services'
import { useConsole } from './console-context'

/** Under which an answer is held; without an input those to every input. */
export const keyOf = <C extends Call>(call: C, input?: InputOf<C>): QueryKey =>
  input === undefined ? [call.name] : [call.name, input]

export interface CallOptions {
  /** No event says when it changes: it is asked for whenever the view is opened. */
  readonly refetchesOnOpen?: boolean
  /** Asked for again so often while it is looked at. */
  readonly refetchEveryMs?: number
  /** What was found before stays in sight until the next is here. */
  readonly keepsPrevious?: boolean
}

/** The answer to a call, asked for once and kept true by events. */
export const useCall = <C extends Call>(
  call: C,
  input: InputOf<C>,
  { refetchesOnOpen = false, keepsPrevious = false, refetchEveryMs }: CallOptions = {},
): UseQueryResult<AnswerOf<C>> => {
  const { http } = useConsole()
  return useQuery({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }): Promise<AnswerOf<C>> =>
      http.send(call, { ...(input as object), signal } as unknown as InputOf<C> & SendOptions),
    ...(refetchesOnOpen ? { staleTime: 0 } : {}),
    ...(refetchEveryMs === undefined ? {} : { refetchInterval: refetchEveryMs }),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

/** What only events bring; undefined before the first. */
export const usePushed = <C extends Call>(call: C, input: InputOf<C>): AnswerOf<C> | undefined =>
  useQuery<AnswerOf<C>>({ queryKey: keyOf(call, input), queryFn: skipToken }).data
