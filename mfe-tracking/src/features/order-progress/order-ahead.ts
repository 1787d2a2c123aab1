import { getOrder, type SubmittedOrder } from '@galo/contracts/orders'
import type { AheadContext } from '@galo/navigation'
import type { Http, Services } from '@galo/services'

/** An answer to what was asked so long ago, in milliseconds, is no news any more. */
const NEW_MS = 5_000

interface AskedAhead {
  readonly orderId: string
  readonly at: number
  readonly answer: Promise<SubmittedOrder>
}

/** By client: what was asked ahead last. */
const askedAhead = new WeakMap<Http, AskedAhead>()

/** Asks for the order whose page is opened, before the page is drawn. */
export const askOrderAhead = ({ services: { http, clock }, params }: AheadContext): void => {
  const orderId = params?.['id']
  if (orderId === undefined) return
  const answer = http.send(getOrder, { params: { id: orderId } })
  // Whoever takes it hears of it.
  answer.catch(() => {})
  askedAhead.set(http, { orderId, at: clock.now(), answer })
}

/** The answer to what was asked ahead for this order, once; `null` when there is none. */
export const takeOrderAhead = (
  { http, clock }: Pick<Services, 'http' | 'clock'>,
  orderId: string,
): Promise<SubmittedOrder> | null => {
  const asked = askedAhead.get(http)
  askedAhead.delete(http)
  return asked?.orderId === orderId && Math.abs(clock.now() - asked.at) < NEW_MS ? asked.answer : null
}
