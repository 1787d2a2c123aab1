import { useWords } from '@galo/words'
import type { VisitRemote } from '../../shared/visit'
import { STATES_WORDS } from './states.words'

type Pages = Pick<VisitRemote, 'about'>

/** Whether the page is about what has been ordered: who looks at it has no basket to be told of. */
export const isOfOrders = ({ about }: Pages): boolean => about === 'orders'

/** What is as it was while a page can't be had, in words for what the page is about. */
export const useKeptWords = (pages: Pages): string => {
  const { kept } = useWords(STATES_WORDS)
  return isOfOrders(pages) ? kept.orders : kept.basket
}
