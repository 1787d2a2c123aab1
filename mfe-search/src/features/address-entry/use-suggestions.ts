import { useEffect, useState } from 'react'
import type { AddressPrediction } from '@galo/contracts/localities'
import { useServices } from '@galo/services'
import {
  isCodeUnderWay,
  MIN_SUGGESTION_LETTERS,
  MOST_LETTERS,
  placesLike,
  SUGGESTION_PAUSE_MS,
  tidy,
} from './address-entry.model'

/** A prediction as the list shows it. */
export interface Suggestion extends AddressPrediction {
  readonly label: string
}

export interface Suggestions {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly predictions: readonly Suggestion[]
}

const IDLE: Suggestions = { status: 'idle', predictions: [] }
/** `words` are what it answers. */
interface Answer extends Suggestions {
  readonly words: string
}

/** Letters were added or taken away at the end; other words have nothing to do with what was suggested for these. */
const isOnTheWay = (words: string, input: string): boolean => input.startsWith(words) || words.startsWith(input)

const LOADING: Suggestions = { status: 'loading', predictions: [] }

/**
 * Row D11: what the address search suggests for what is being typed.
 * Waits for a pause in the typing, and takes back the call whose answer nobody needs any more.
 * `typed` is `null` while no suggestions are wanted (before the first key, after one was chosen).
 */
export const useSuggestions = (typed: string | null): Suggestions => {
  const { http, config } = useServices()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const input = typed === null ? '' : tidy(typed)
  const wanted = input.length >= MIN_SUGGESTION_LETTERS && input.length <= MOST_LETTERS

  useEffect(() => {
    if (!wanted) return
    const taken = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { autocompleteAddress } = await import('@galo/contracts/localities')
        const query = placesLike(input, config)
        const { predictions: found } = await http.send(autocompleteAddress, { query, signal: taken.signal })
        if (taken.signal.aborted) return
        const isEarly = found.length === 0 && isCodeUnderWay(input, config.market)
        const predictions = found.map((prediction) => ({ ...prediction, label: prediction.displayLabel }))
        setAnswer({ words: input, status: isEarly ? 'idle' : 'ready', predictions })
      } catch {
        if (!taken.signal.aborted) setAnswer({ words: input, status: 'error', predictions: [] })
      }
    }, SUGGESTION_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      taken.abort()
    }
  }, [config, http, input, wanted])

  if (!wanted) return IDLE
  // The list of the letters before stays until the new one is here: an empty flash would read as "nothing found".
  return answer !== null && isOnTheWay(answer.words, input) ? answer : LOADING
}
