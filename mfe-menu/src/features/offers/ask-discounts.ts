import type { SignedBasket } from '@galo/contracts/basket'
import { validateDiscountCode } from '@galo/contracts/discounts'
import { isRejected } from '@galo/contracts/errors'
import type { Http, Services } from '@galo/services'
import { discountsError, withoutBasket } from './discounts-error.model'
import { problemIn, problemNamed, type CodeRefusal } from './code-problem.model'

interface Deps {
  readonly http: Http
  readonly log: Services['log']
}

/** Whether a code holds for a basket, asked before it is put on (H07); `null` when it does. */
export const whyNotThisCode = async (
  { http, log }: Deps,
  signed: SignedBasket | null,
  code: string,
): Promise<CodeRefusal | null> => {
  if (signed === null) {
    const { code: name, message } = withoutBasket('validate')
    log('warning', name, { message })
    return { reason: 'not-now' }
  }
  const { id, customer_id } = signed.data
  try {
    const { validateDiscountCode: said } = await http.send(validateDiscountCode, {
      variables: { basketId: id, customerId: customer_id, code },
    })
    return said.isValid ? null : { reason: 'problem', problem: problemNamed(said.reason) }
  } catch (error) {
    // A basket that is not this visitor's any more is made theirs by the change itself.
    if (isRejected(error) && error.model.errorCode === 'NOT_FOUND') return null
    const refused = problemIn(error)
    if (refused !== null) return refused
    const { code: name, message } = discountsError('validate', error)
    log('warning', name, { error, message })
    return { reason: 'not-now' }
  }
}
