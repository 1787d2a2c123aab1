import type { Owner } from '@galo/contracts/owner'
import { useWords } from '@galo/words'
import { STATES_WORDS } from './states.words'

/** Whether the page is about what has been ordered: who looks at it has no basket to be told of. */
export const isOfOrders = (owner: Owner): boolean => owner === 'mfe-tracking'

/** What is as it was while a page can't be had, in words for what the page is about. */
export const useKeptWords = (owner: Owner): string => {
  const { kept } = useWords(STATES_WORDS)
  return isOfOrders(owner) ? kept.orders : kept.basket
}
