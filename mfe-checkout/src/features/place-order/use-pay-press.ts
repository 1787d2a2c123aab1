import { useRef, type RefObject } from 'react'
import type { FulfilmentRequest } from '@galo/domain'
import type { WalletPayment } from '@galo/vendors'
import type { PayStanding } from './pay-standing'
import { useKeptPress } from './use-kept-press'
import type { PlacingOrder } from './use-place-order'

interface PayPressInput {
  readonly basketId: string | null
  /** What is to be paid, in minor units. */
  readonly due: number
  /** What the order asks for; `null` while that isn't known. */
  readonly request: FulfilmentRequest | null
  readonly order: PlacingOrder
  readonly standing: PayStanding
  readonly card: RefObject<{ readonly check: () => boolean } | null>
  /** Something the customer has confirmed is being checked. */
  readonly isChecking: boolean
  /** Everything but paying is done. */
  readonly isReady: boolean
  /** Asks what nobody has said yet, before money is asked for; `null` when all is said. */
  readonly ask: (() => void) | null
  /** Something else has to be finished first. */
  readonly onUnfinished: () => void
  /** There are no card fields to point at: their section says what keeps them away. */
  readonly onNoCard: () => void
}

/** What a press on Pay does, and one that comes while something is still being checked: it goes on from there, if nothing else is left. */
export const usePayPress = (input: PayPressInput) => {
  const { basketId, due, request, order, standing, card, isChecking, isReady, ask, onUnfinished, onNoCard } = input
  /** A sheet opens by a press of its own only: what was asked for it leads to no payment by itself. */
  const isAskedForWallet = useRef(false)
  const payNow = () => {
    isAskedForWallet.current = false
    if (standing.hasPaid || due === 0 || card.current?.check() === true) {
      if (ask !== null) ask()
      else if (basketId !== null && request !== null) order.pay(basketId, request)
    } else if (card.current === null) onNoCard()
  }
  const early = useKeptPress(() => {
    if (isReady) payNow()
  })
  return {
    early,
    /** What was asked is answered: the press that asked goes on. */
    goOn: () => {
      if (isAskedForWallet.current) return
      early.keep()
      early.release()
    },
    /** The same order as for Pay. Money is asked for once the sheet is confirmed. */
    pressWallet: () => {
      if (standing.isUnknown) order.askAgain()
      else if (isChecking) return 'later'
      else if (!isReady) onUnfinished()
      else if (ask !== null) {
        isAskedForWallet.current = true
        ask()
        return 'asked'
      } else if (!standing.isBusy) return 'opens'
      return 'elsewhere'
    },
    payByWallet: (wallet: WalletPayment) => {
      if (basketId !== null && request !== null) order.pay(basketId, request, wallet)
      else wallet.fail()
    },
    pay: () => {
      // Whether there is an order already is asked first, whatever is open: the try knows its own time and name.
      if (standing.isUnknown) order.askAgain()
      else if (isChecking) early.keep()
      else if (isReady) payNow()
      else onUnfinished()
    },
  }
}
