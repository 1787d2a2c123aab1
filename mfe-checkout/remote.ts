import type { SignedBasket } from '@galo/contracts/basket'
import { describeRemote, describeStore } from '@galo/contracts/description'
import type { DeliveryAddress, FulfilmentDetails, FulfilmentRequest, LatLng } from '@galo/domain'

/** Row I02. Which sections are done is derived from the details, not kept. */
export interface CheckoutState {
  readonly hasEmailMarketingConsent: boolean
  /** A guest ticked to join the card with their order (H09). */
  readonly loyaltySignupInCheckout: boolean
  /** The basket with alcohol in it of which the customer has said that they are 18 or over (I04). */
  readonly ageStatedFor: string | null
  /** Given with one basket and no other (X06): minor units, `null` for what can't be read, and as it was typed where it was. Nothing is given until somebody chooses. */
  readonly tip: { readonly basketId: string; readonly value: number | null; readonly own: string | null } | null
  readonly shouldShowUpdatePrompt: boolean
  readonly selectedCheckoutSectionToEdit: string | null
  readonly errorCount: number
}

/** What the customer typed, kept as typed: a reload in the middle of checkout loses nothing. */
export interface FulfilmentDetailsState {
  readonly personal: {
    readonly givenName: string
    readonly familyName: string
    readonly email: string
    readonly phoneNumber: string
    readonly saved: boolean
  }
  /** What the way of ordering asks besides, by its type; `null` while nothing was said. */
  readonly fulfilment: FulfilmentDetails | null
  /**
   * The door that was said yes to last in this visit, for the next order: nobody writes it twice (WCAG 3.3.7). `searched` is what the search for a
   * restaurant had said by then.
   */
  readonly lastDoor?: {
    readonly address: DeliveryAddress
    readonly coordinates: LatLng | null
    readonly searched: string
  }
}

/**
 * Row I05, without anything of the card but what may be shown.
 * `attempt` is written before the first byte leaves, so that a reload in the middle of paying asks what became of it
 * instead of paying again.
 */
export interface PaymentState {
  readonly cardholderName: string
  readonly attempt: {
    readonly basketId: string
    readonly idempotencyKey: string
    readonly transactionReference: string | null
    readonly fraudSessionId: string | null
    /** Who it is for and how they get it, as it was at the press of the button. */
    readonly details: {
      readonly customer: {
        readonly email: string
        readonly first_name: string
        readonly last_name: string
        readonly phone_number: string
      }
      readonly fulfilment: FulfilmentRequest
      /** Said to be 18 or over; of an order with alcohol only. */
      readonly isOfAge?: boolean
      /** What is paid besides for staff, in minor units; left out where nothing is. */
      readonly tip?: number
      /** Which words they ticked to have news and offers by e-mail; left out where they did not. */
      readonly newsWords?: number
      /** Which words they ticked to join the card; left out where they did not. */
      readonly joinWords?: number
      /** The saved card that is asked; left out, which is row I05's `not_set`, where one is typed. */
      readonly walletPaymentMethodId?: string
      /** They ticked to have the card that pays saved. */
      readonly saveCard?: boolean
    }
    /** The basket as it was frozen for this payment: what is submitted must be the very one that was paid. */
    readonly built: SignedBasket | null
    readonly stage: 'building' | 'opening' | 'confirming' | 'submitting'
  } | null
  readonly error: { readonly errorCode: string; readonly message: string; readonly declineCode: string | null } | null
}

const remote = describeRemote({
  pages: { 'checkout.order': { path: '/order/checkout' } },
  fragments: {},
  stores: {
    checkout: describeStore<CheckoutState>({
      personal: 'visit',
      version: 3,
      completesFrom: 1,
      initial: {
        hasEmailMarketingConsent: false,
        loyaltySignupInCheckout: false,
        ageStatedFor: null,
        tip: null,
        shouldShowUpdatePrompt: false,
        selectedCheckoutSectionToEdit: null,
        errorCount: 0,
      },
    }),
    fulfilmentDetails: describeStore<FulfilmentDetailsState>({
      personal: 'visit',
      version: 2,
      // Nobody types their name again because a release came; a time, which the first one kept elsewhere, is chosen again.
      completesFrom: 1,
      initial: {
        personal: { givenName: '', familyName: '', email: '', phoneNumber: '', saved: false },
        fulfilment: null,
      },
    }),
    payment: describeStore<PaymentState>({
      personal: 'visit',
      version: 3,
      // The second one knew collection only; checkout reads it as one (`attemptIn`), because its money may be in.
      completesFrom: 2,
      // Money may be under way in a browser that is closed; settled, it is forgotten at once.
      persist: 'device',
      // Who is only about to pay, and the name on the card, is nobody's business who opens this browser next.
      saved: { attempt: { stage: ['confirming', 'submitting'] }, error: true },
      // A second tab must see that the first is paying.
      otherTabs: true,
      contents: 'attempt',
      initial: { cardholderName: '', attempt: null, error: null },
    }),
  },
  flags: {
    'checkout-address-search': {
      purpose:
        'An address is found at the checkout, too: by its words, or where the device is; off, it is written by hand',
      fallback: true,
      removeAfter: '2027-11-30',
    },
  },
  facts: {
    /** The platform would not take the basket as it stands, or has a fee on it since; whoever owns it fetches a fresh one. */
    'basket.refused': { version: 1, payload: { basketId: 'string', code: 'string' }, retain: true, otherTabs: false },
    'order.submitted': {
      version: 1,
      payload: { orderId: 'string', basketId: 'string' },
      retain: true,
      otherTabs: true,
    },
    /** Pay was pressed. `value` in the currency's smallest unit, as the button said it. */
    'checkout.submit-clicked': {
      version: 1,
      payload: { basketId: 'string', value: 'number' },
      retain: true,
      otherTabs: false,
    },
    /** The order was made, by this tab. `loyalty`: with a loyalty card. The basket is gone by then, so what it came to is said here. */
    'checkout.submit-succeeded': {
      version: 1,
      payload: { orderId: 'string', value: 'number', loyalty: 'boolean' },
      retain: true,
      otherTabs: false,
    },
  },
})
export default remote
