import { createElement } from './element.js'
import { createEmitter } from './emitter.js'
import { IntegrationError, randomName } from './errors.js'
import { ELEMENT_TYPES } from './frame.js'

/** What an Elements group may be made of. Said at once and in words, as the provider does. */
const checkOptions = ({ mode, amount, currency, clientSecret }) => {
  if (mode === undefined) return
  if (clientSecret !== undefined)
    throw new IntegrationError('Invalid value for elements(): pass either a clientSecret or a mode, not both.')
  if (mode !== 'payment')
    throw new IntegrationError(`Invalid value for elements(): mode should be 'payment'; '${mode}' is not supported.`)
  if (!Number.isInteger(amount) || amount <= 0)
    throw new IntegrationError('Invalid value for elements(): amount must be a positive integer, in minor units.')
  if (typeof currency !== 'string' || !/^[a-z]{3}$/.test(currency))
    throw new IntegrationError('Invalid value for elements(): currency must be three lower-case letters.')
}

export const createElements = (context, given = {}) => {
  checkOptions(given)
  const group = randomName()
  const made = new Map()
  const emitter = createEmitter()
  let options = { ...given }
  let isSubmitted = false

  const look = () => ({ appearance: options.appearance ?? null, fonts: options.fonts ?? [] })
  const elements = {
    _options: () => options,
    _isSubmitted: () => isSubmitted,
    create: (type, elementOptions = {}) => {
      if (!ELEMENT_TYPES.includes(type)) throw new IntegrationError(`The card stand-in has no '${type}' Element.`)
      if (made.has(type))
        throw new IntegrationError(`Can only create one Element of type ${type} through this Elements instance.`)
      if (type === 'payment' && options.mode === undefined && options.clientSecret === undefined)
        throw new IntegrationError(
          'In order to create a payment element, you must pass a clientSecret or mode when creating the Elements group.',
        )
      const forget = (name) => made.delete(name)
      const element = createElement(type, elementOptions, { ...context, group, look, forget })
      element.on('change', () => (isSubmitted = false))
      made.set(type, element)
      return element
    },
    // React components carry their type in `__elementType`.
    getElement: (type) => made.get(typeof type === 'string' ? type : type?.__elementType) ?? null,
    update: async (changes) => {
      checkOptions({ ...options, ...changes })
      options = { ...options, ...changes }
      for (const element of made.values()) element._look(look())
      emitter.emit('update-end')
    },
    on: (name, listener) => emitter.on(name, listener),
    fetchUpdates: async () => ({}),
    submit: async () => {
      const payment = made.get('payment')
      if (!payment?._isMounted()) throw new IntegrationError('elements.submit() needs a mounted Payment Element.')
      const result = await payment._ask({ type: 'validate' })
      if (result.error) return { error: result.error }
      isSubmitted = true
      return { selectedPaymentMethod: 'card' }
    },
  }
  return elements
}
