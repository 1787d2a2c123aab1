import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import { ORDER_PAGE_WORDS } from './order-page.words'

export interface OrderPageData {
  readonly orderId: string
}

/** The order itself is read by the page, with the guest's own token: on the server there is nobody to ask for it. */
export const loadOrderPage = async ({ params, services }: LoaderContext): Promise<LoaderResult<OrderPageData>> => {
  const { title, description } = wordsOf(ORDER_PAGE_WORDS, services.config)
  return found({ orderId: params['id'] ?? '' }, { title, description })
}
