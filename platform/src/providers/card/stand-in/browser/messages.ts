import type { PaymentIntentResult, PaymentMethodResult } from '@stripe/stripe-js'
import type { FieldType } from './field-state'

/** What the page around a frame and the frame tell each other: first one message with a port, everything else through that port. */
export type ElementType = FieldType | 'card' | 'payment' | 'expressCheckout'

/** A wallet on the device, by the provider's name. */
export type Wallet = 'apple_pay' | 'google_pay'

/** How text looks in one state of a field, by the provider's names. */
export type TextStyle = Readonly<Record<string, unknown>>
export type FieldStyle = Partial<Readonly<Record<'base' | 'complete' | 'empty' | 'invalid', TextStyle>>>

/** What the page may set; it comes from a stranger, so that nothing in it is sure. */
export interface ElementOptions {
  readonly classes?: Readonly<Record<string, string>>
  readonly style?: FieldStyle
  readonly placeholder?: unknown
  readonly disabled?: unknown
  readonly readOnly?: unknown
  readonly defaultValues?: { readonly billingDetails?: object }
  readonly buttonHeight?: unknown
}

export interface Appearance {
  readonly theme?: string
  readonly labels?: string
  readonly variables?: Readonly<Record<string, unknown>>
}

/** A sheet, or a face by name. */
export interface FontSource {
  readonly cssSrc?: unknown
  readonly family?: unknown
  readonly src?: unknown
}

export interface Look {
  readonly appearance: Appearance | null
  readonly fonts: readonly FontSource[]
}

/** The amount the page believes it pays. */
export interface Expected {
  readonly amount: number
  readonly currency: string
}

/** What the page says once, with the port. */
export interface Connection extends Partial<Look> {
  readonly kind: 'galo-card-connect'
  readonly options?: ElementOptions
}

/** What the page wants answered. */
export type Question =
  | { readonly type: 'validate' }
  | {
      readonly type: 'confirm'
      readonly clientSecret: string
      readonly billingDetails: object
      readonly expected?: Expected
    }
  | { readonly type: 'createMethod'; readonly billingDetails: object }

export type Asked = Question & { readonly requestId: string }

export type Command =
  | { readonly type: 'update'; readonly options: ElementOptions }
  | ({ readonly type: 'look' } & Look)
  | { readonly type: 'focus' | 'blur' | 'clear' }
  | Asked

/** What to do for each command; a frame has no ear for those that are not for it. */
export type Commands = {
  readonly [T in Command['type']]?: (command: Extract<Command, { readonly type: T }>) => void
}

export interface ChangeEvent {
  readonly elementType: string
  readonly empty: boolean
  readonly complete: boolean
  readonly error?: object | undefined
}

/** What came of a question; `{}` when nothing was wrong with what was typed. */
export type Result = PaymentIntentResult | PaymentMethodResult | { readonly error?: never } | { readonly error: object }

export type News =
  | { readonly type: 'ready' | 'enter' }
  | { readonly type: 'change'; readonly event: ChangeEvent }
  | { readonly type: 'focus' | 'blur' | 'escape'; readonly event: { readonly elementType: string } }
  | { readonly type: 'height'; readonly height: number }
  /** The button of one was pressed. */
  | { readonly type: 'wallet'; readonly wallet: Wallet }
  | { readonly type: 'result'; readonly requestId: string; readonly result: Result }

/** The card as the provider's own server takes it. */
export interface Card {
  readonly number: string
  readonly exp_month: number
  readonly exp_year: number
  readonly cvc: string
}
