import { useEffect, useState } from 'react'
import type { AddressPrediction } from '@galo/contracts'
import { useServices } from '@galo/services'
import { MIN_SUGGESTION_LETTERS, SUGGESTION_PAUSE_MS, tidy } from './address-entry.model'

/** `idle` until there is something to look for; `failed` says nothing to the customer, who can type on (Q60). */
export type Suggestions =
  | { readonly kind: 'idle' | 'looking' | 'failed' }
  | { readonly kind: 'found'; readonly predictions: readonly AddressPrediction[] }

const IDLE: Suggestions = { kind: 'idle' }

/**
 * Row D11: what the address search suggests for what is being typed.
 * Waits for a pause in the typing, and takes back the call whose answer nobody needs any more.
 * `typed` is `null` while no suggestions are wanted (before the first key, after one was chosen).
 */
export const useSuggestions = (typed: string | null): Suggestions => {
  const { http, config } = useServices()
  const [answer, setAnswer] = useState<{ readonly input: string; readonly suggestions: Suggestions } | null>(null)
  const input = typed === null ? '' : tidy(typed)
  const wanted = input.length >= MIN_SUGGESTION_LETTERS

  useEffect(() => {
    if (!wanted) return
    const taken = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { findPredictions } = await import('../../api/find-predictions')
        const predictions = await findPredictions(http, {
          input,
          market: config.market,
          key: config.developmentToken,
          signal: taken.signal,
        })
        if (!taken.signal.aborted) setAnswer({ input, suggestions: { kind: 'found', predictions } })
      } catch {
        if (!taken.signal.aborted) setAnswer({ input, suggestions: { kind: 'failed' } })
      }
    }, SUGGESTION_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      taken.abort()
    }
  }, [config, http, input, wanted])

  if (!wanted) return IDLE
  // The list of the letters before stays until the new one is here: an empty flash would read as "nothing found".
  if (answer === null) return { kind: 'looking' }
  return answer.suggestions
}
