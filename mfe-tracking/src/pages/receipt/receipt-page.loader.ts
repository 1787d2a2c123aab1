import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import { RECEIPT_PAGE_WORDS } from './receipt-page.words'

export interface ReceiptPageData {
  readonly orderId: string
}

/** The receipt itself is read by the page, with the visitor's own token. */
export const loadReceiptPage = ({ params, services }: LoaderContext): LoaderResult<ReceiptPageData> => {
  const { title, description } = wordsOf(RECEIPT_PAGE_WORDS, services.config)
  return found({ orderId: params['id'] ?? '' }, { title, description })
}
