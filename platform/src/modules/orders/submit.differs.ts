import type { SubmittedRequest } from '@galo/contracts/orders'
import type { orders } from '../../kernel/db/schema'

type Ordered = Pick<
  typeof orders.$inferSelect,
  'fulfilmentType' | 'customer' | 'pickupTime' | 'table' | 'address' | 'deliveryQuoteId' | 'paymentReference'
>

const isSamePerson = (one: Ordered['customer'], other: Ordered['customer']): boolean =>
  (['email', 'first_name', 'last_name', 'phone_number'] as const).every(
    (field) => (one[field] ?? null) === (other[field] ?? null),
  )

const isSameAddress = (one: Ordered['address'], other: NonNullable<Ordered['address']>): boolean =>
  one?.line_1 === other.line_1 && one.line_2 === other.line_2 && one.city === other.city

/** How it gets to the person, by fulfilment. */
const fulfilmentDifferences = (order: Ordered, request: SubmittedRequest): readonly string[] => {
  switch (request.type) {
    case 'COLLECTION':
      return order.pickupTime?.getTime() === Date.parse(request.pickup_time) ? [] : ['pickup_time']
    case 'DELIVERY': {
      const coords = request.address.coords ?? { lat: 0, lon: 0 }
      return [
        ...(isSameAddress(order.address, { ...request.address, coords }) ? [] : ['address']),
        ...(order.deliveryQuoteId === request.delivery_quote_id ? [] : ['delivery_quote_id']),
      ]
    }
    case 'EAT_IN':
    case 'AT_TABLE':
      return order.table === request.table ? [] : ['table']
    default:
      return request satisfies never
  }
}

/** What of a repeated submit is not what was ordered. The order stands as it was made; whoever asks again is told of it. */
export const differencesFrom = (order: Ordered, request: SubmittedRequest): readonly string[] => [
  ...(isSamePerson(order.customer, request.customer) ? [] : ['customer']),
  ...fulfilmentDifferences(order, request),
  // An order that costs nothing has no payment, whatever was sent along.
  ...(order.paymentReference === null || order.paymentReference === request.payment_reference
    ? []
    : ['payment_reference']),
]
