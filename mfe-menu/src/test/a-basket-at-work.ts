import type { SignedBasket } from '@galo/contracts/basket'
import { RejectedError } from '@galo/contracts/errors'
import { storesInUse } from '@galo/build/descriptions'
import type { AllergenName } from '@galo/domain'
import { createState } from '@galo/state'
import { aLine, aSignedBasket, createFakeHttp, type FakeHttp } from '@galo/testing'
import { createBasketActions } from '../features/basket/basket.actions'
import * as changes from '../features/basket/basket.changes'
import type { Addition, BasketPlace } from '../features/basket/basket.model'

export const AT_DEANSGATE: BasketPlace = {
  restaurant: { id: 'deansgate', slug: 'deansgate', name: 'Galo Deansgate', address: '1 Deansgate' },
  fulfilmentType: 'COLLECTION',
}
export const AT_PICCADILLY: BasketPlace = {
  restaurant: { id: 'piccadilly', slug: 'piccadilly', name: 'Galo Piccadilly', address: '2 Piccadilly' },
  fulfilmentType: 'COLLECTION',
}
export const DIP: Addition = {
  item: { id: 'item-garlic-dip', quantity: 1, modifiers: [] },
  picture: '/pictures/garlic-dip',
}

export const withDips = (quantity: number, signature = `signed-for-${quantity}`): SignedBasket =>
  aSignedBasket({ menu_items: quantity === 0 ? [] : [aLine({ quantity })] }, signature)

export const refusal = (status: number, code: string, body: object = {}, message = 'no') =>
  new RejectedError(
    { errorCode: code, status, message: `${code}: ${message}`, endPoint: '', method: 'POST', apiSource: 'basket' },
    { errors: [{ code, message }], ...body },
  )

interface AtWork {
  /** What brings the code of the changes; it is there from the start unless this says otherwise. */
  readonly loadChanges?: () => Promise<typeof changes>
  /** Whether there is a line just now. */
  readonly isOnline?: () => boolean
}

export const aBasketAtWork = (
  basket: SignedBasket | null,
  { loadChanges = async () => changes, isOnline = () => true }: AtWork = {},
) => {
  const http: FakeHttp = createFakeHttp()
  const state = createState(storesInUse())
  const store = state.write('basket')
  const published: unknown[] = []
  const agesStated: string[] = []
  let made = 0
  if (basket !== null) store.setState((before) => ({ ...before, signed: basket, ...AT_DEANSGATE }))
  const actions = createBasketActions({
    locale: { language: 'en', market: 'UK' },
    store,
    http,
    isOnline,
    filters: () => state.read('menuFilters').getState(),
    createId: () => `change-${(made += 1)}`,
    publish: (name, payload) => void published.push([name, payload]),
    onAgeStated: (id) => void agesStated.push(id),
    loadChanges,
  })
  const sent = (contract: string) => http.calls.filter((call) => call.contract === contract).map(({ body }) => body)
  const avoid = (...names: readonly AllergenName[]) =>
    state.write('menuFilters').setState({ avoid: names, isSafeModeOn: names.length > 0 })
  return { actions, store, http, avoid, published, agesStated, sent }
}
