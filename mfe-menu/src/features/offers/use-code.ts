import { useState } from 'react'
import { applyDiscountCode, clearDiscountCode, updateView } from '@galo/contracts/basket'
import { checkDiscountCode } from '@galo/domain'
import { useServices } from '@galo/services'
import { useStore, useWriter } from '@galo/state'
import { whyNotThisCode } from './ask-discounts'
import { problemIn, type CodeRefusal } from './code-problem.model'
import { appliedCode } from './code.model'
import type { OffersProps } from './offers.port'

/** One code per order (H07): what is typed is checked here, then there, and put on the basket in its turn. */
export const useCode = ({ offer, pending }: OffersProps) => {
  const { http, log, createId } = useServices()
  const typed = useStore('discounts', ({ discountCode }) => discountCode)
  const discounts = useWriter('discounts')
  const basket = useWriter('basket')
  const applied = useStore('basket', ({ signed }) => signed)
  const [asked, setAsked] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<CodeRefusal | null>(null)
  const onBasket = applied === null ? null : appliedCode(applied.data)

  const type = (discountCode: string) => {
    setRefusal(null)
    discounts.setState((state) => ({ ...state, discountCode }))
  }

  /** Resolves to true when the code is on. */
  const apply = async (wanted: string): Promise<boolean> => {
    if (asked !== null) return false
    const checked = checkDiscountCode(wanted, onBasket?.code ?? null)
    if (!checked.ok) {
      if (checked.error.reason === 'not-valid') log('warning', 'DISCOUNTS_CODE_NOT_LOCALLY_VALID')
      setRefusal(checked.error)
      return false
    }
    const code = checked.value
    const change_id = createId()
    setRefusal(null)
    setAsked(code)
    const why = await whyNotThisCode({ http, log }, basket.getState().signed, code)
    const done =
      why === null
        ? await offer(
            'code',
            'APPLY_DISCOUNT_CODE_ERROR',
            (signed) =>
              appliedCode(signed.data)?.code === code
                ? null
                : http.send(applyDiscountCode, { body: updateView(signed, { discount_code: code, change_id }) }),
            problemIn,
          )
        : null
    setAsked(null)
    if (done === null) setRefusal(why)
    else if (done.ok) discounts.setState((state) => ({ ...state, discountCode: '' }))
    else if (done.error.reason === 'not-taken') setRefusal(done.error.why)
    return done?.ok ?? false
  }

  const remove = async (): Promise<boolean> => {
    const change_id = createId()
    const done = await offer(
      'code',
      'CLEAR_DISCOUNT_CODE_ERROR',
      (signed) =>
        appliedCode(signed.data) === null
          ? null
          : http.send(clearDiscountCode, { body: updateView(signed, { change_id }) }),
      () => null,
    )
    return done.ok
  }

  return {
    typed,
    type,
    apply,
    remove,
    applied: onBasket,
    /** The code that is being looked at or put on. */
    asked,
    isBusy: asked !== null || pending.code,
    refusal,
  }
}

export type Code = ReturnType<typeof useCode>
