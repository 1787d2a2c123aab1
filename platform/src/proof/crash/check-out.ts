import { basketAnswerSchema, type SignedBasket, addItem, buildOrder, createBasket } from '@galo/contracts/basket'
import { listAvailableTimes } from '@galo/contracts/capacity'
import { issueGuestToken } from '@galo/contracts/identity'
import { createTransaction as askToPayCall, type TransactionAnswer } from '@galo/contracts/payment'
import type { Random } from '../../../data/seeded-random'
import { createTransaction, CLIENT_SECRET, confirmCard, submit, viewOf, type Answer } from '../world/api'
import { PLAIN_ITEM, UK_RESTAURANT } from '../world/baskets'
import { createPatientApi, type PatientApi } from './patient-client'

const refused = (what: string, { status, body }: Answer): Error =>
  new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 500)}`)

const codeOf = ({ body }: Answer): string => String(body?.errors?.[0]?.code ?? body?.error?.code ?? body?.code ?? '')

/** The basket in an answer: also in the refusal of one whose last answer was lost, which brings it as it is now. */
const basketIn = (what: string, answer: Answer): SignedBasket => {
  if (answer.status >= 400 && codeOf(answer) !== 'BASKET_STALE') throw refused(what, answer)
  return basketAnswerSchema.parse(answer.body)
}

const fill = async (shop: PatientApi): Promise<SignedBasket> => {
  const where = { fulfilment_type: 'COLLECTION', restaurant_id: UK_RESTAURANT }
  let basket = basketIn('start', await shop.until((api) => api.post(createBasket.path, where)))
  const item = { id: PLAIN_ITEM, quantity: 1, modifiers: [] }
  while (basket.data.menu_items.length === 0) {
    const view = viewOf(basket)
    basket = basketIn('add', await shop.until((api) => api.post(addItem.path, { ...view, item })))
  }
  return basket
}

/** Only an answer that was not refused is a built basket. */
const build = async (shop: PatientApi, filled: SignedBasket): Promise<SignedBasket> => {
  let basket = filled
  for (;;) {
    const view = viewOf(basket)
    const answer = await shop.until((api) => api.post(buildOrder.path, view))
    basket = basketIn('build', answer)
    if (answer.status === 200) return basket
  }
}

const pay = async (shop: PatientApi, basket: SignedBasket): Promise<TransactionAnswer> => {
  const asked = await shop.until((api) => createTransaction(api, basket, {}, `pay-${basket.data.id}`))
  if (asked.status !== 200) throw refused('ask to pay', asked)
  const payment = askToPayCall.answer.parse(asked.body)
  const paid = await shop.until((api) => confirmCard(api, payment.stripe.clientSecret))
  // "You have paid already": the answer to the first time was lost.
  if (paid.status !== 200 && codeOf(paid) !== 'payment_intent_unexpected_state') throw refused('pay', paid)
  return payment
}

const slots = async (shop: PatientApi, fromTime: string): Promise<readonly string[]> => {
  const variables = { restaurantIds: [UK_RESTAURANT], fulfilmentType: 'COLLECTION', fromTime }
  const answer = await shop.until((api) => api.query(listAvailableTimes.path, listAvailableTimes.document, variables))
  return (listAvailableTimes.answer.parse(answer.body)[0]?.times ?? []).map(({ time }) => time)
}

/** One customer from the first dish to the order's id, whatever dies on the way. `at` is what they think the time is. */
export const checkOut = async (
  urls: readonly string[],
  at: string,
  onAnswer: (isLost: boolean) => void,
  random: Random,
): Promise<{ readonly basketId: string; readonly orderId: string }> => {
  const anybody = createPatientApi(urls, null, onAnswer, random)
  const guest = await anybody.until((api) => api.post(issueGuestToken.path, { market: 'UK' }, CLIENT_SECRET))
  const shop = createPatientApi(urls, String(guest.body.session), onAnswer, random)
  const basket = await build(shop, await fill(shop))
  const payment = await pay(shop, basket)
  for (;;) {
    const times = await slots(shop, at)
    const slot = times[Math.floor(random() * times.length)] ?? ''
    const answer = await shop.until((api) => submit(api, basket, payment, slot))
    if (answer.status === 200 || answer.status === 201)
      return { basketId: basket.data.id ?? '', orderId: String(answer.body.data.id) }
    if (codeOf(answer) !== 'PICKUP_SLOT_ERROR') throw refused('submit', answer)
  }
}

/** How many calls one customer makes when nothing goes wrong. */
export const CALLS_EACH = 8
