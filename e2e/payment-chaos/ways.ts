import { listAvailableTimes, timesOf, validateTime } from '@galo/contracts/capacity'
import {
  FULFILMENT_TYPES,
  isOrderable,
  type ChosenFulfilment,
  type FulfilmentRequest,
  type OrderableFulfilment,
} from '@galo/domain'
import type { SignedBasket } from '@galo/contracts/basket'
import type { Http } from '@galo/services'
import type { FindOrderingMethod, OrderingMethod } from '../../mfe-checkout/src/features/place-order/ordering-method'
import { collectionOrdering } from '../../mfe-checkout/src/fulfilment/collection/collection.ordering'
import { askQuote } from '../../mfe-checkout/src/fulfilment/delivery/ask-quote'
import { placeKeyOf } from '../../mfe-checkout/src/fulfilment/delivery/delivery-address.model'
import { deliveryOrdering } from '../../mfe-checkout/src/fulfilment/delivery/delivery.ordering'
import { atTableOrdering, eatInOrdering } from '../../mfe-checkout/src/fulfilment/eat-in/eat-in.ordering'
import type { Draw } from './draw'

const ORDERINGS: readonly OrderingMethod[] = [collectionOrdering, deliveryOrdering, eatInOrdering, atTableOrdering]

/** Every way that is sold, whichever those are by now. */
export const WAYS: readonly OrderableFulfilment[] = FULFILMENT_TYPES.filter(isOrderable)

export const findMethod: FindOrderingMethod = (type) => ORDERINGS.find((method) => method.type === type) ?? null

const ADDRESS = { lineOne: '12 Chapel Street', lineTwo: '', city: 'Manchester', postcode: 'M15 4AA' }

export interface Choosing {
  readonly http: Http
  readonly draw: Draw
  readonly restaurantId: string
  readonly now: () => number
  readonly signed: SignedBasket
  /** A basket that has its quote now. */
  readonly offer: (fresh: SignedBasket) => void
}

const aTime = async ({ http, draw, restaurantId, now }: Choosing): Promise<FulfilmentRequest | null> => {
  const where = { restaurantIds: [restaurantId], fulfilmentType: 'COLLECTION' } as const
  const fromTime = new Date(now()).toISOString()
  const times = timesOf(await http.send(listAvailableTimes, { variables: { ...where, fromTime } }), restaurantId)
  if (times.length === 0) return null
  const pickupTime = draw.one(times.slice(0, 6))
  const { valid } = await http.send(validateTime, { variables: { ...where, pickupTime } })
  return valid ? { type: 'COLLECTION', pickupTime } : null
}

const aDoor = async ({ http, restaurantId, signed, offer }: Choosing): Promise<FulfilmentRequest | null> => {
  const place = { countryCode: 'GB', address: ADDRESS, coordinates: null } as const
  const answer = await askQuote(http, { restaurantId, ...place, placeKey: placeKeyOf('UK', ADDRESS), signed })
  if (answer.kind !== 'quoted') return null
  offer(answer.signed)
  return { type: 'DELIVERY', ...place, instructions: '', quote: answer.quote }
}

const CHOOSES: Readonly<Record<ChosenFulfilment, (choosing: Choosing) => Promise<FulfilmentRequest | null>>> = {
  COLLECTION: aTime,
  DELIVERY: aDoor,
  EAT_IN: async ({ draw }) => ({ type: 'EAT_IN', table: String(1 + draw.number(20)) }),
  AT_TABLE: async ({ draw }) => ({ type: 'AT_TABLE', table: String(1 + draw.number(20)) }),
}

/** What a way of ordering asks besides who it is for, as its section finds it out; `null` when it can't be had, or not now. */
export const choose = (way: ChosenFulfilment, choosing: Choosing): Promise<FulfilmentRequest | null> =>
  CHOOSES[way](choosing).catch(() => null)
