import { brandFactsOf, digitsOf } from './card-number.js'
import { caretAfterDigits, fieldState } from './field-state.js'
import { askSiblings, answerSiblings } from './field-siblings.js'
import { confirmIntent, createMethod } from './field-requests.js'
import { applyStyle } from './field-style.js'

/**
 * The inside of one card field. The page around it is another origin: it learns whether the field is complete, never what is in it.
 * The page sends one message with a port, checked against the origin the server allowed; everything else goes through that port.
 */
const { type, group, parent, apiKey, year, month } = document.body.dataset
const input = /** @type {HTMLInputElement} */ (document.querySelector('input'))
const channel = new BroadcastChannel(`galo-card-${group}`)
const now = { year: Number(year), month: Number(month) }

let port = null
let cvcLength = 3
let isTouched = false
let options = {}

const stateNow = () => fieldState(type, input.value, { now, cvcLength })
const tell = (message) => port?.postMessage(message)

const tellChange = () => {
  const { empty, complete, error, incomplete, brand } = stateNow()
  const shown = error ?? (isTouched && !empty && !complete ? incomplete : undefined)
  input.setAttribute('aria-invalid', String(shown !== undefined))
  applyStyle(input, options.style, { empty, complete, invalid: shown !== undefined })
  tell({
    type: 'change',
    event: { elementType: type, empty, complete, error: shown, ...(type === 'cardNumber' ? { brand } : {}) },
  })
}

const retype = () => {
  const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  const isAtEnd = (input.selectionStart ?? 0) >= input.value.length
  const { text } = stateNow()
  if (text !== input.value) {
    input.value = text
    const caret = isAtEnd ? text.length : caretAfterDigits(text, digitsBefore)
    input.setSelectionRange(caret, caret)
  }
  if (type === 'cardNumber') channel.postMessage({ kind: 'brand', cvcLength: brandFactsOf(digitsOf(text)).cvc })
}

input.addEventListener('input', () => {
  isTouched = false
  retype()
  tellChange()
})
input.addEventListener('focus', () => tell({ type: 'focus', event: { elementType: type } }))
input.addEventListener('blur', () => {
  isTouched = true
  tellChange()
  tell({ type: 'blur', event: { elementType: type } })
})
input.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ type: 'escape', event: { elementType: type } })
  if (event.key === 'Enter') tell({ type: 'enter' })
})

const applyOptions = (next) => {
  options = { ...options, ...next }
  if (typeof options.placeholder === 'string') input.placeholder = options.placeholder
  input.disabled = options.disabled === true
  const { empty, complete, error } = stateNow()
  applyStyle(input, options.style, { empty, complete, invalid: error !== undefined })
  tell({ type: 'height', height: input.offsetHeight })
}

answerSiblings(channel, type, () => ({ text: input.value, ...stateNow() }))
channel.addEventListener('message', ({ data }) => {
  if (data.kind !== 'brand' || type !== 'cardCvc' || data.cvcLength === cvcLength) return
  cvcLength = data.cvcLength
  retype()
  if (input.value !== '') tellChange()
})

/** Puts the card together from the three frames and sends it, or says which field is not ready. */
const withCard = async (send) => {
  const fields = await askSiblings(channel, { [type]: { text: input.value, ...stateNow() } })
  for (const name of ['cardNumber', 'cardExpiry', 'cardCvc']) {
    const field = fields[name]
    if (field?.complete !== true) return { error: field?.error ?? field?.incomplete ?? fields.missing(name) }
  }
  const expiry = digitsOf(fields.cardExpiry.text)
  return send({
    number: digitsOf(fields.cardNumber.text),
    exp_month: Number(expiry.slice(0, 2)),
    exp_year: 2000 + Number(expiry.slice(2, 4)),
    cvc: fields.cardCvc.text,
  })
}

const COMMANDS = {
  update: ({ options: next }) => applyOptions(next),
  focus: () => input.focus(),
  blur: () => input.blur(),
  clear: () => {
    input.value = ''
    isTouched = false
    tellChange()
  },
  confirm: async ({ requestId, clientSecret, billingDetails }) =>
    tell({
      type: 'result',
      requestId,
      result: await withCard((card) => confirmIntent(apiKey, clientSecret, { card, billing_details: billingDetails })),
    }),
  createMethod: async ({ requestId, billingDetails }) =>
    tell({
      type: 'result',
      requestId,
      result: await withCard((card) => createMethod(apiKey, { card, billing_details: billingDetails })),
    }),
}

addEventListener('message', (message) => {
  if (port !== null || message.origin !== parent || message.source !== window.parent) return
  if (message.data?.kind !== 'galo-card-connect' || message.ports.length !== 1) return
  port = message.ports[0]
  port.onmessage = ({ data }) => COMMANDS[data.type]?.(data)
  applyOptions(message.data.options ?? {})
  tell({ type: 'ready' })
  // A quick customer types before this script is here; that counts too.
  if (input.value === '') return
  retype()
  tellChange()
})
