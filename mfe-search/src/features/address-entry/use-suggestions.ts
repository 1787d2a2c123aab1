import type { AddressPrediction } from '@galo/contracts/localities'
import { useAsyncData, useServices } from '@galo/services'
import {
  isCodeUnderWay,
  MIN_SUGGESTION_LETTERS,
  MAX_LETTERS,
  placesLike,
  SUGGESTION_DELAY_MS,
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
const LOADING: Suggestions = { status: 'loading', predictions: [] }
const ERROR: Suggestions = { status: 'error', predictions: [] }

/** Letters were added or taken away at the end; other words have nothing to do with what was suggested for these. */
const isOnTheWay = (words: string, input: string): boolean => input.startsWith(words) || words.startsWith(input)

/**
 * Row D11: what the address search suggests for what is being typed.
 * Waits for a pause in the typing, and takes back the call whose answer nobody needs any more.
 * `typed` is `null` while no suggestions are wanted (before the first key, after one was chosen).
 */
export const useSuggestions = (typed: string | null): Suggestions => {
  const { http, config } = useServices()
  const input = typed === null ? '' : tidy(typed)
  const isWanted = input.length >= MIN_SUGGESTION_LETTERS && input.length <= MAX_LETTERS

  const suggestions = useAsyncData({
    key: isWanted ? input : null,
    // The list of the letters before stays until the new one is here: an empty flash would read as "nothing found".
    keepsFrom: (words) => isOnTheWay(words, input),
    delayMs: () => SUGGESTION_DELAY_MS,
    load: async (signal, words): Promise<Suggestions> => {
      try {
        const { autocompleteAddress } = await import('@galo/contracts/localities')
        const { predictions: found } = await http.send(autocompleteAddress, {
          query: placesLike(words, config),
          signal,
        })
        const isEarly = found.length === 0 && isCodeUnderWay(words, config.market)
        const predictions = found.map((prediction) => ({ ...prediction, label: prediction.displayLabel }))
        return { status: isEarly ? 'idle' : 'ready', predictions }
      } catch {
        return ERROR
      }
    },
  })
  if (suggestions.kind === 'idle') return IDLE
  return suggestions.kind === 'ready' ? suggestions.data : LOADING
}
