import type { StripeError } from '@stripe/stripe-js'
import type { ElementOptions, Expected, Look, Result } from '../messages'
import { createElement, type CardElement, type ElementContext } from './element'
import { createEmitter, type Listener } from './emitter'
import { IntegrationError, randomName } from './errors'
import { isElementType } from './frame'

/** What a page says of its group; nothing in it is sure before it is checked. */
export interface GroupOptions extends Partial<Look> {
  readonly mode?: unknown
  readonly amount?: unknown
  readonly currency?: unknown
  readonly clientSecret?: unknown
}

/** A group as the page has it; what begins with `_` is between the parts of the script. */
export interface Group {
  _options(): GroupOptions
  _isSubmitted(): boolean
  /** What the page says is to be paid. */
  _due(): Expected | null
  create(type: string, options?: object): CardElement
  getElement(type: unknown): CardElement | null
  update(changes: object): Promise<void>
  on(name: string, listener: Listener): void
  fetchUpdates(): Promise<Record<string, never>>
  submit(): Promise<Submitted>
}
type Submitted =
  | { readonly error: StripeError; readonly selectedPaymentMethod?: never }
  | { readonly selectedPaymentMethod: string; readonly error?: never }

interface ReactComponent {
  readonly __elementType?: string
}

/** What an Elements group may be made of. Said at once and in words, as the provider does. */
const checkOptions = ({ mode, amount, currency, clientSecret }: GroupOptions) => {
  if (mode === undefined) return
  if (clientSecret !== undefined)
    throw new IntegrationError('Invalid value for elements(): pass either a clientSecret or a mode, not both.')
  if (mode !== 'payment')
    throw new IntegrationError(`Invalid value for elements(): mode should be 'payment'; '${mode}' is not supported.`)
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount <= 0)
    throw new IntegrationError('Invalid value for elements(): amount must be a positive integer, in minor units.')
  if (typeof currency !== 'string' || !/^[a-z]{3}$/.test(currency))
    throw new IntegrationError('Invalid value for elements(): currency must be three lower-case letters.')
}

export const createElements = (context: Pick<ElementContext, 'origin' | 'key'>, given: GroupOptions = {}): Group => {
  checkOptions(given)
  const group = randomName()
  const made = new Map<string, CardElement>()
  const emitter = createEmitter()
  let options: GroupOptions = { ...given }
  let isSubmitted = false

  const due = (): Expected | null =>
    options.mode === undefined ? null : { amount: options.amount as number, currency: options.currency as string }
  const look = (): Look => ({ appearance: options.appearance ?? null, fonts: options.fonts ?? [] })
  const elements: Group = {
    _options: () => options,
    _isSubmitted: () => isSubmitted,
    _due: due,
    create: (type, elementOptions = {}) => {
      if (!isElementType(type)) throw new IntegrationError(`The card stand-in has no '${type}' Element.`)
      if (made.has(type))
        throw new IntegrationError(`Can only create one Element of type ${type} through this Elements instance.`)
      if (
        (type === 'payment' || type === 'expressCheckout') &&
        options.mode === undefined &&
        options.clientSecret === undefined
      )
        throw new IntegrationError(
          `In order to create a ${type} element, you must pass a clientSecret or mode when creating the Elements group.`,
        )
      const forget = (name: string) => void made.delete(name)
      const element = createElement(type, elementOptions as ElementOptions, {
        ...context,
        group,
        look,
        due,
        forget,
      })
      element.on('change', () => (isSubmitted = false))
      made.set(type, element)
      return element
    },
    // React components carry their type in `__elementType`.
    getElement: (type) =>
      made.get(typeof type === 'string' ? type : ((type as ReactComponent | null)?.__elementType ?? '')) ?? null,
    update: async (changes) => {
      checkOptions({ ...options, ...changes })
      options = { ...options, ...changes }
      for (const element of made.values()) element._look(look())
      emitter.emit('update-end')
    },
    on: (name, listener) => emitter.on(name, listener),
    fetchUpdates: async () => ({}),
    submit: async () => {
      const wallets = made.get('expressCheckout')?._wallets
      if (wallets?.method() != null) {
        isSubmitted = true
        return { selectedPaymentMethod: wallets.wallet() ?? 'card' }
      }
      const payment = made.get('payment')
      if (!payment?._isMounted()) throw new IntegrationError('elements.submit() needs a mounted Payment Element.')
      const { error } = await payment._ask<Result>({ type: 'validate' })
      if (error) return { error: error as StripeError }
      isSubmitted = true
      return { selectedPaymentMethod: 'card' }
    },
  }
  return elements
}
