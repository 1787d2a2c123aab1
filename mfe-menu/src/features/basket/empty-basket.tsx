import { EmptyState } from '@galo/ui'
import { useWords } from '@galo/words'
import { BASKET_WORDS } from './basket.words'

/** Nothing chosen yet. */
export const EmptyBasket = () => {
  const words = useWords(BASKET_WORDS)
  return <EmptyState level={3} heading={words.emptyHeading} text={words.emptyText} />
}
