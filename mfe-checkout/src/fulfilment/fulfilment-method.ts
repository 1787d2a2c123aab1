import type { ReactNode } from 'react'
import type { SignedBasket } from '@galo/contracts/basket'
import type { DetailedFulfilment, FulfilmentRequest } from '@galo/domain'
import type { Services } from '@galo/services'
import type { Locale } from '@galo/words'
import type { OrderingMethod } from '../features/place-order/ordering-method'
import type { PayStanding } from '../features/place-order/pay-standing'
import type { Section } from '../features/sections/section'

/** What a way of ordering gets from the page. */
export interface FulfilmentInput {
  readonly restaurantId: string
  /** What is being paid for, as it is signed now. */
  readonly signed: SignedBasket
  /** The way itself has put something into the basket: this is how it stands since. */
  readonly onBasket: (fresh: SignedBasket) => void
  readonly standing: PayStanding
  /** Paying has found gone what was chosen, and the customer has not closed the news of it yet. */
  readonly isLossShown: boolean
  readonly onLossSeen: () => void
  /** Paid, and nothing is left to choose: the money is wanted back. */
  readonly onGiveBack: () => void
}

/** A way of ordering as it stands on the page. */
export interface FulfilmentView {
  /** In the order they are asked. Paying comes after them. */
  readonly sections: readonly Section[]
  /** What the order will ask for; `null` while that isn't known. */
  readonly request: FulfilmentRequest | null
  /** What was confirmed is being checked: a press on Pay waits for it. */
  readonly isChecking: boolean
  /** What was agreed to is being asked for anew, unasked: a press on Pay waits for that too. */
  readonly isRenewing?: boolean
  /** Nothing is left to choose. */
  readonly isExhausted: boolean
  /** Nobody gets food this way now, wherever it is from: said in place of the button, as long as no money is on its way. */
  readonly unavailable?: { readonly title: string; readonly text: string } | undefined
  /** Paying has found this gone. */
  readonly giveUp: (request: FulfilmentRequest) => void
  /** What lies over the page when it is time for it. */
  readonly dialogs?: ReactNode
}

/**
 * One way of ordering, whole: what is asked and when that is done, what is checked before paying, its part of the request and its words.
 * A new one is a folder beside the others and a line in `fulfilment-methods.ts`.
 */
export interface FulfilmentMethod<T extends DetailedFulfilment = DetailedFulfilment> extends OrderingMethod<T> {
  /** Under the title of the page. */
  readonly subtitle: (restaurantName: string, locale: Locale) => string
  /** Asks for what it shows first, where that is the same for everybody, before the page is opened. */
  readonly askAhead?: (services: Services, restaurantId: string) => void
  /** A hook. The page asks one way for as long as it shows one basket. */
  readonly useFulfilment: (input: FulfilmentInput) => FulfilmentView
}
