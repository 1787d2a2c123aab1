import { Refusal } from '../../kernel/http/refusal'

/** How far an intent has come, in the provider's own words. */
type IntentStatus = 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'

export interface ProviderIntent {
  readonly id: string
  readonly clientSecret: string
  readonly amount: number
  readonly currency: string
  readonly status: IntentStatus
  /** When its money came in; null while it has not. */
  readonly paidAt: Date | null
  /** The card that paid it, as far as anybody may see it; null while none has. */
  readonly paidBy: Pick<KeptCard, 'brand' | 'lastFour'> | null
  /** Whose kept cards may pay it, and whether the card that does is kept; null and false for who keeps none. */
  readonly payer: Payer
}

export interface Payer {
  readonly customerId: string | null
  readonly keepsCard: boolean
}

/** A card that is kept for its customer: what may be shown of it, and nothing it could be paid with elsewhere. */
export interface KeptCard {
  readonly id: string
  readonly brand: string
  readonly lastFour: string
  readonly expiryMonth: number
  readonly expiryYear: number
  /** Two with the same one are the same card, kept twice. */
  readonly fingerprint: string | null
  readonly keptAt: Date
}

export interface NewIntent {
  /** In minor units. */
  readonly amount: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
}

/** One charge of a card as the console shows it. */
export interface ProviderCharge {
  readonly id: string
  readonly intentId: string
  readonly basketId: string | null
  readonly amount: number
  readonly currency: string
  readonly createdAt: Date
  /** What has gone back of it. */
  readonly refunded: number
  /** When nothing was left of it. */
  readonly refundedAt: Date | null
}

/** A message that came to our webhook: what it says, if it was signed with our secret and not long ago. */
export type ReadMessage = { readonly isSigned: false } | { readonly isSigned: true; readonly message: unknown }

/**
 * What the platform asks of a card provider. Every question but the last goes over the network: none is asked inside a database transaction, which
 * would keep rows, and on the embedded database everybody, waiting for another company. A `key` names what is wanted and not the try: the
 * same key again gets the first answer, so what is asked twice is done once (0117). Throws a `CardProviderFailed` when there is no answer.
 */
export interface CardProvider {
  createIntent(intent: NewIntent, key: string): Promise<ProviderIntent>
  getIntent(id: string): Promise<ProviderIntent | undefined>
  /** Makes sure nobody can pay it any more. Answers the intent as it is afterwards: `succeeded` when somebody was faster. */
  cancelIntent(id: string): Promise<ProviderIntent | undefined>
  /**
   * Gives its money back: so much, in minor units, or with `null` all that has not gone back yet. Once under each key, however often it is asked, and
   * never more than was paid.
   */
  refund(intentId: string, key: string, amount: number | null): Promise<void>
  /** From now on this one pays, and the card is kept or not. Answers the intent as it is afterwards. */
  setPayer(intentId: string, payer: Payer): Promise<ProviderIntent | undefined>
  /** The provider's own name for somebody whose cards are kept. */
  createCustomer(metadata: Readonly<Record<string, string>>, key: string): Promise<string>
  /** Forgets them, and all their cards. */
  forgetCustomer(customerId: string): Promise<void>
  /** The latest first. */
  keptCards(customerId: string): Promise<readonly KeptCard[]>
  /** Undefined when it is no card of theirs, whoever else's it may be. */
  keptCard(customerId: string, cardId: string): Promise<KeptCard | undefined>
  /** Good for nothing any more. Ask first whose it is: the provider does not. */
  forgetCard(cardId: string): Promise<void>
  chargesOf(intentId: string): Promise<readonly ProviderCharge[]>
  readMessage(signature: string, body: string, now: Date): ReadMessage
}

/** What went wrong between us and the provider (I05). What it says of a card is no failure: that is for the card's holder. */
export type CardFailure =
  | 'api_connection_error'
  | 'api_error'
  | 'authentication_error'
  | 'card_error'
  | 'idempotency_error'
  | 'invalid_request_error'
  | 'rate_limit_error'

/** The provider did not do what it was asked. Whoever asked us is told to come again: nothing is lost by asking again. */
export class CardProviderFailed extends Refusal {
  constructor(
    readonly type: CardFailure,
    /** The provider's own name for the request, by which it finds it again. */
    readonly requestId: string | null,
    cause: unknown,
  ) {
    super(503, 'PAYMENT_NOT_AVAILABLE', `The card provider could not be asked (${type})`)
    this.cause = cause
  }
}
