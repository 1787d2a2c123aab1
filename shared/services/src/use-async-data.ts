import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'

/** Row K05: from here on a first answer is late. */
const SLOW_MS = 2_000

/** What a question has come to. */
export type AsyncData<T> =
  /** Nothing is asked for. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly isSlow: boolean }
  /** `isRefreshing`: a newer answer is on its way. When it doesn't come, this one stays. */
  | { readonly kind: 'ready'; readonly data: T; readonly isRefreshing: boolean }
  | { readonly kind: 'failed'; readonly error: unknown }

export interface AsyncDataOptions<K, T> {
  /** What the question is about, compared by identity: another key asks anew, `null` asks for nothing. */
  readonly key: K | null
  /** Asks. After an abort of `signal` nobody waits for it any more, and what it comes to is ignored. */
  readonly load: (signal: AbortSignal, key: K) => Promise<T>
  /** Whether the answer about the key before is shown until there is one about this key. Not, unless it is said. */
  readonly keepsFrom?: (before: K) => boolean
  /** What is known before anybody has asked, to begin with: shown until there is an answer. `null`: nothing. */
  readonly known?: (key: K) => T | null
  /** How long to wait before it is asked, in milliseconds. */
  readonly delayMs?: (key: K) => number
  readonly onData?: (data: T) => void
  readonly onFailure?: (error: unknown) => void
}

export interface AsyncDataActions<T> {
  /** Asks again; what is there stays meanwhile. */
  readonly refresh: () => void
  /** Forgets what is there and asks again. */
  readonly reset: () => void
  /** Changes what is there by what is known without asking. */
  readonly update: (next: (data: T) => T) => void
}

interface Question<K> {
  readonly key: K | null
  readonly round: number
}

/** How the last question that came to an end did so. `data` may be older than a failure. */
interface Outcome<K, T> {
  readonly question: Question<K>
  readonly found: { readonly data: T } | null
  readonly error?: unknown
}

/**
 * Data a component asks for by itself, under way once at a time: a new key, `refresh` and leaving the page abort what was asked before.
 * What another component needs too belongs into a store, and what a page can't be drawn without into its loader. Decision 0060.
 */
export const useAsyncData = <K, T>(options: AsyncDataOptions<K, T>): AsyncData<T> & AsyncDataActions<T> => {
  const { key, keepsFrom } = options
  const [round, setRound] = useState(0)
  const [outcome, setOutcome] = useState<Outcome<K, T> | null>(() => {
    const data = key === null ? null : (options.known?.(key) ?? null)
    return data === null ? null : { question: { key, round: -1 }, found: { data } }
  })
  const [slow, setSlow] = useState<Question<K> | null>(null)
  const question = useMemo(() => ({ key, round }), [key, round])

  const stillTrue = (known: Outcome<K, T> | null) => {
    if (known === null || known.found === null || known.question.key === null) return null
    return Object.is(known.question.key, key) || keepsFrom?.(known.question.key) === true ? known.found : null
  }
  const load = useEffectEvent(options.load)
  const delayMs = useEffectEvent((about: K) => options.delayMs?.(about) ?? 0)
  const answered = useEffectEvent((data: T) => {
    setOutcome({ question, found: { data } })
    options.onData?.(data)
  })
  const failed = useEffectEvent((error: unknown) => {
    setOutcome((known) => ({ question, found: stillTrue(known), error }))
    options.onFailure?.(error)
  })

  useEffect(() => {
    const { key: asked } = question
    if (asked === null) return
    const flight = new AbortController()
    const { signal } = flight
    let late: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      late = setTimeout(() => setSlow(question), SLOW_MS)
      load(signal, asked)
        .then(
          (data) => signal.aborted || answered(data),
          (error: unknown) => signal.aborted || failed(error),
        )
        .finally(() => clearTimeout(late))
    }
    const ms = delayMs(asked)
    const delay = ms > 0 ? setTimeout(start, ms) : undefined
    // A moment later, so that strict mode, which mounts twice, asks once.
    if (ms <= 0) queueMicrotask(() => signal.aborted || start())
    return () => {
      clearTimeout(delay)
      clearTimeout(late)
      flight.abort()
    }
  }, [question])

  const refresh = useCallback(() => setRound((count) => count + 1), [])
  const reset = useCallback(() => {
    setOutcome(null)
    setRound((count) => count + 1)
  }, [])
  const update = useCallback(
    (next: (data: T) => T) =>
      setOutcome((known) =>
        known === null || known.found === null ? known : { ...known, found: { data: next(known.found.data) } },
      ),
    [],
  )

  const state = ((): AsyncData<T> => {
    if (key === null) return { kind: 'idle' }
    const found = stillTrue(outcome)
    const isOver = outcome?.question === question
    if (found !== null) return { kind: 'ready', data: found.data, isRefreshing: !isOver }
    return isOver ? { kind: 'failed', error: outcome.error } : { kind: 'loading', isSlow: slow === question }
  })()
  return { ...state, refresh, reset, update }
}
