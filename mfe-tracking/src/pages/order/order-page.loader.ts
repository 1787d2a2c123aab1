import { found, type LoaderContext, type LoaderResult } from '@galo/navigation'

export interface OrderPageData {
  readonly orderId: string
}

/** The order itself is read by the page, with the guest's own token: on the server there is nobody to ask for it. */
export const loadOrderPage = ({ params }: Pick<LoaderContext, 'params'>): LoaderResult<OrderPageData> =>
  found(
    { orderId: params['id'] ?? '' },
    {
      title: 'Your order',
      description: 'How far your order is, when to collect it and where.',
    },
  )
