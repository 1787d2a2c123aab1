import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import { MY_ORDERS_WORDS } from './my-orders-page.words'

/** The orders are the guest's own, by the guest's own token: the page asks for them, and on the server there is nobody to ask for. */
export const loadMyOrdersPage = ({ services }: LoaderContext): LoaderResult<null> => {
  const { title, description } = wordsOf(MY_ORDERS_WORDS, services.config)
  return found(null, { title, description })
}
