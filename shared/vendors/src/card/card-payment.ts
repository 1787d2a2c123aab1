/** The provider's error families (I05). */
export type CardErrorType =
  | 'api_connection_error'
  | 'api_error'
  | 'authentication_error'
  | 'card_error'
  | 'idempotency_error'
  | 'invalid_request_error'
  | 'rate_limit_error'
  | 'validation_error'

export interface CardError {
  readonly type: CardErrorType
  /** The provider's `code`; `STRIPE_ERROR` when it gave none (I12). */
  readonly errorCode: string
  readonly declineCode: string | null
  /** The provider's own words, for logs; what a customer reads is written elsewhere. */
  readonly message: string
}

/** How asking a card for money ended. Each leads somewhere else, "we do not know" included. */
export type CardOutcome =
  | { readonly kind: 'paid' }
  /** The bank, or the card's own digits, said no. Nothing was taken and another card may be tried on the same payment. */
  | { readonly kind: 'declined'; readonly error: CardError }
  /** A field is empty or incomplete: nothing was sent. Not a failure (I09). */
  | { readonly kind: 'incomplete'; readonly error: CardError }
  /** The answer was lost or the provider is not done. Money may have moved: ask the platform before anything else. */
  | { readonly kind: 'unconfirmed' }
  /** This payment can't go on at all: an unknown key, a cancelled intent. Nothing was taken. */
  | { readonly kind: 'failed'; readonly error: CardError }

export interface CardHolder {
  readonly name: string
  readonly email: string
}

/** The port to the card provider. The card's digits go from its own frames to the provider and never pass through here. */
export interface CardPayment {
  /** Asks the card in the fields for the money. Never rejects. Asking twice for the same payment charges once: the provider sees to it. */
  confirm(clientSecret: string, holder: CardHolder): Promise<CardOutcome>
}
