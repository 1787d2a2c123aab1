import type { AddressPrediction } from '@galo/contracts/localities'
import { tidyText } from '@galo/domain'
import { useAsyncData, useFlag } from '@galo/services'
import { MAX_LETTERS, MIN_SUGGESTION_LETTERS } from './places-like'

export const SUGGESTION_DELAY_MS = 200

/** A prediction with the label that the list shows. */
export interface Suggestion extends AddressPrediction {
  readonly label: string
}

export interface Suggestions {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly predictions: readonly Suggestion[]
}

/** What the words may mean; `isEarly`: nothing yet, since they are half of something. */
export interface Suggested {
  readonly found: readonly AddressPrediction[]
  readonly isEarly: boolean
}

const IDLE: Suggestions = { status: 'idle', predictions: [] }
const LOADING: Suggestions = { status: 'loading', predictions: [] }
const ERROR: Suggestions = { status: 'error', predictions: [] }

/** Letters were only added or removed at the end, so the suggestions for the one still suit the other. */
const isOnTheWay = (words: string, input: string): boolean => input.startsWith(words) || words.startsWith(input)

/**
 * Address suggestions for what is being typed (D11), after a pause in the typing; a call that is no longer needed is aborted.
 * `typed` is `null` while no suggestions are wanted.
 */
export const useSuggestions = (
  typed: string | null,
  suggest: (words: string, signal: AbortSignal) => Promise<Suggested>,
): Suggestions => {
  const input = typed === null ? '' : tidyText(typed)
  const isWanted =
    useFlag('address-autocomplete') && input.length >= MIN_SUGGESTION_LETTERS && input.length <= MAX_LETTERS

  const suggestions = useAsyncData({
    key: isWanted ? input : null,
    // The earlier list stays until the new one is here: an empty list in between would read as "nothing found".
    keepsFrom: (words) => isOnTheWay(words, input),
    delayMs: () => SUGGESTION_DELAY_MS,
    load: async (signal, words): Promise<Suggestions> => {
      try {
        const { found, isEarly } = await suggest(words, signal)
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
