import { basketAnswerSchema, type SignedBasket, addItem, changeItem, createBasket } from '@galo/contracts/basket'
import autocannon, { type Request } from 'autocannon'
import { viewOf } from '../src/proof/world/api'
import { PLAIN_ITEM, UK_RESTAURANT } from '../src/proof/world/baskets'

export const CONNECTIONS = 32
const CHANGES_PER_BASKET = 8

export interface Load {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/** What one connection does over and over: a basket, a dish, and then more or fewer of it; every request a change of its own. */
const cycle = (): Request[] => {
  const held = new WeakMap<object, SignedBasket>()
  const keep = (status: number, body: string, context: object): void => {
    if (status < 300) held.set(context, basketAnswerSchema.parse(JSON.parse(body)))
  }
  const change = (path: string, method: 'POST' | 'PATCH', more: (basket: SignedBasket) => object): Request => ({
    method,
    path,
    onResponse: keep,
    setupRequest: (request, context) => {
      const basket = held.get(context)
      const body = basket === undefined ? {} : { ...viewOf(basket), ...more(basket) }
      return { ...request, method, path, body: JSON.stringify(body) }
    },
  })
  const start: Request = {
    method: 'POST',
    path: createBasket.path,
    body: JSON.stringify({ fulfilment_type: 'COLLECTION', restaurant_id: UK_RESTAURANT }),
    onResponse: keep,
  }
  const add = change(addItem.path, 'POST', () => ({ item: { id: PLAIN_ITEM, quantity: 1, modifiers: [] } }))
  const changes = Array.from({ length: CHANGES_PER_BASKET }, (_, index) =>
    change(changeItem.path, 'PATCH', ({ data }) => ({
      item: { id: data.menu_items[0]?.id ?? '', quantity: 1 + (index % 3) },
    })),
  )
  return [start, add, ...changes]
}

const run = async (url: string, seconds: number, token: string | null, requests: Request[]): Promise<Load> => {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    requests,
  })
  const wrong = result.non2xx + result.errors
  if (wrong > 0) throw new Error(`${wrong} of ${result.requests.total} requests went wrong`)
  return { perSecond: result['2xx'] / result.duration, p50Ms: result.latency.p50, p99Ms: result.latency.p99 }
}

export const loadBaskets = (url: string, seconds: number, token: string): Promise<Load> =>
  run(url, seconds, token, cycle())

/** The same number of connections on something that asks the database for nothing but a one. */
export const loadBareSelect = (url: string, seconds: number): Promise<Load> =>
  run(url, seconds, null, [{ method: 'GET', path: '/select' }])
