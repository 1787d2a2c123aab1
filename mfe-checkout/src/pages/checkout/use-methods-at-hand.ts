import { useEffect, useState } from 'react'
import { useStore } from '@galo/state'
import { attemptIn } from '../../features/place-order/pay-attempt.records'
import { useLateMethods } from '../../fulfilment/fulfilment-methods'

/** Whether the code of the ways that this page is about is here: the basket's, and that of what is being paid for. */
export const useMethodsAtHand = () => {
  const inBasket = useStore('basket', ({ signed }) => signed?.data.fulfilment_type ?? null) ?? null
  const inPayment = useStore('payment', (payment) => attemptIn(payment)?.details.fulfilment.type ?? null)
  const late = useLateMethods([inBasket, inPayment].filter((type) => type !== null))
  const [first] = late
  const [, setLoaded] = useState(0)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (first === undefined || failed) return
    let isLeft = false
    first.load().then(
      () => isLeft || setLoaded((count) => count + 1),
      () => isLeft || setFailed(true),
    )
    return () => {
      isLeft = true
    }
  }, [first, failed])
  return { areHere: first === undefined, hasFailed: failed, retry: () => setFailed(false) }
}
