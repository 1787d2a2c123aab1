import type { SignedBasket } from '@galo/contracts/basket'
import { openWalletAccount } from '@galo/contracts/wallet'
import type { Http, Log } from '@galo/services'
import type { CardAsked } from './place-order.requests'
import type { PayAttempt } from './place-order.states'

interface Asking {
  readonly http: Http
  readonly log: Log
  /** Who is signed in; `null` for a guest. */
  readonly customerId: () => string | null
}

/**
 * The card as the platform is told of it when a payment is opened. One that is to be saved needs an account to be saved in (I07): where none
 * can be had, dinner is paid for all the same, and the card is not saved.
 */
export const cardAsked = async (
  { http, log, customerId }: Asking,
  { data }: SignedBasket,
  { details: { walletPaymentMethodId, saveCard, customer } }: PayAttempt,
): Promise<CardAsked> => {
  if (customerId() === null) return {}
  if (walletPaymentMethodId !== undefined) return { walletPaymentMethodId, saveCard: false }
  if (saveCard !== true) return { saveCard: false }
  try {
    await http.send(openWalletAccount, {
      body: {
        accountProvider: 'stripe',
        countryCode: data.totals.grand_total.currency_code === 'EUR' ? 'IE' : 'GB',
        name: { given: customer.first_name, family: customer.last_name },
      },
    })
    return { saveCard: true }
  } catch (error) {
    log('warning', 'Paying goes on without saving the card', { error })
    return { saveCard: false }
  }
}
