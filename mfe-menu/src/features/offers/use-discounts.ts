import type { AnswerOf } from '@galo/contracts/call'
import { getBasketFeedback, listAvailableDiscounts } from '@galo/contracts/discounts'
import { useAsyncData, useServices } from '@galo/services'
import { useStore, useWriter } from '@galo/state'
import { createAskedOnce } from './asked-once'
import { discountsError, type DiscountsQuestion } from './discounts-error.model'

/** The basket of who is here, by what it is now; `null` where it is somebody's who is not, or where nothing is to be asked. */
const useBasketKey = (isWanted: boolean): string | null => {
  const signed = useStore('basket', (basket) => basket.signed)
  const customer = useStore('session', ({ user }) => user?.uuid ?? null)
  if (!isWanted || signed === null || signed.data.menu_items.length === 0) return null
  const { id, revision, customer_id } = signed.data
  // A guest's basket is not asked about as a customer's: it becomes theirs in a moment.
  return customer !== null && customer !== customer_id ? null : `${id} ${revision} ${customer_id}`
}

/** Notes under its code what failed, for the log and the state (H05, H08); what it was for is an extra, so nobody is held up. */
const useFailure = (question: DiscountsQuestion) => {
  const { log } = useServices()
  const discounts = useWriter('discounts')
  return (error: unknown) => {
    const { code, message } = discountsError(question, error)
    log('warning', code, { error, message })
    discounts.setState((state) => ({ ...state, errors: { ...state.errors, [code]: message } }))
  }
}

const askOutlook = createAskedOnce<AnswerOf<typeof getBasketFeedback>>()
const askAvailable = createAskedOnce<AnswerOf<typeof listAvailableDiscounts>>()

const partsOf = (key: string) => {
  const [basketId = '', , customerId = ''] = key.split(' ')
  return { basketId, customerId }
}

/** What this basket does for the card of its customer (H04, H05), asked anew whenever it changes. */
export const useCardOutlook = (): void => {
  const { http } = useServices()
  const discounts = useWriter('discounts')
  const hasCard = useStore('basket', ({ signed }) => signed?.data.loyalty?.card_number != null)
  const onFailure = useFailure('basket')
  useAsyncData({
    key: useBasketKey(hasCard),
    load: (_signal, key) =>
      askOutlook(discounts, key, () =>
        http.send(getBasketFeedback, { variables: { basketId: partsOf(key).basketId } }),
      ),
    onData: (basket) => discounts.setState((state) => ({ ...state, basket, errors: {} })),
    onFailure,
  })
}

/** The announced codes that hold for this basket (H01): asked for who is signed in, and for a guest who comes to the field. */
export const useAvailableDiscounts = (isWanted: boolean): void => {
  const { http } = useServices()
  const discounts = useWriter('discounts')
  const onFailure = useFailure('populate')
  useAsyncData({
    key: useBasketKey(isWanted),
    load: (_signal, key) =>
      askAvailable(discounts, key, () => http.send(listAvailableDiscounts, { variables: partsOf(key) })),
    onData: (availableDiscounts) => discounts.setState((state) => ({ ...state, availableDiscounts, errors: {} })),
    onFailure,
  })
}
