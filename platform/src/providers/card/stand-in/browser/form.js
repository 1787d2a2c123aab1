import { brandFactsOf, digitsOf } from './card-number.js'
import { applyAppearance } from './form-look.js'
import { createCardInput, withCard } from './field-input.js'
import { openPort } from './field-port.js'
import { confirmIntent, createMethod } from './field-requests.js'
import { INCOMPLETE } from './field-state.js'
import { applyStyle, loadFonts } from './field-style.js'

/** A whole card in one frame: `payment` with labels and errors of its own, `card` as one line. */
const { type, apiKey } = document.body.dataset
const ORDER = ['cardNumber', 'cardExpiry', 'cardCvc']
let options = {}
let isWanted = false
let focused = 0

const event = (more = {}) => ({ elementType: type, ...more })

const showErrors = () => {
  for (const name of ORDER) {
    const field = fields[name]
    const error = field.shownError(isWanted)
    field.input.setAttribute('aria-invalid', String(error !== undefined))
    const place = document.getElementById(`${name}-error`)
    if (place && place.textContent !== (error?.message ?? '')) place.textContent = error?.message ?? ''
    if (type === 'card') {
      const { empty, complete } = field.state()
      applyStyle(field.input, options.style, { empty, complete, invalid: error !== undefined })
    }
  }
}

const tellChange = () => {
  showErrors()
  const states = ORDER.map((name) => fields[name].state())
  const empty = states.every((state) => state.empty)
  const complete = states.every((state) => state.complete)
  if (type === 'payment')
    return tell({ type: 'change', event: event({ empty, complete, collapsed: false, value: { type: 'card' } }) })
  const error = ORDER.map((name) => fields[name].shownError(isWanted)).find((each) => each !== undefined)
  tell({
    type: 'change',
    event: event({ empty, complete, error, brand: states[0].brand, value: { postalCode: '' } }),
  })
}

const makeField = (name) =>
  createCardInput(document.getElementById(name), name, {
    onChange: () => {
      isWanted = false
      const digits = digitsOf(fields.cardNumber.input.value)
      fields.cardCvc.setCvcLength(brandFactsOf(digits).cvc)
      document.body.dataset.brand = brandFactsOf(digits).brand
      tellChange()
    },
    onFocus: () => {
      focused += 1
      if (focused === 1) tell({ type: 'focus', event: event() })
    },
    // From one of its fields to the next is not a blur of the whole.
    onBlur: () => {
      tellChange()
      setTimeout(() => {
        focused -= 1
        if (focused === 0) tell({ type: 'blur', event: event() })
      })
    },
    onEscape: () => tell({ type: 'escape', event: event() }),
    onEnter: () => tell({ type: 'enter' }),
  })
const fields = Object.fromEntries(ORDER.map((name) => [name, makeField(name)]))

const read = () => Object.fromEntries(ORDER.map((name) => [name, fields[name].read()]))
const firstUnready = () => ORDER.find((name) => !fields[name].state().complete)

const demandAll = () => {
  isWanted = true
  for (const name of ORDER) fields[name].touch()
  tellChange()
  const name = firstUnready()
  if (name) fields[name].input.focus()
}

const answer = async (requestId, send) => {
  const isReady = firstUnready() === undefined
  if (!isReady) demandAll()
  tell({ type: 'result', requestId, result: await withCard(read(), INCOMPLETE, send) })
}

const applyOptions = (next) => {
  options = { ...options, ...next }
  for (const name of ORDER) fields[name].input.disabled = options.disabled === true || options.readOnly === true
  showErrors()
}
const billing = (given) => ({ ...(options.defaultValues?.billingDetails ?? {}), ...given })

const COMMANDS = {
  update: ({ options: next }) => applyOptions(next),
  look: ({ appearance }) => applyAppearance(appearance),
  focus: () => fields[firstUnready() ?? 'cardNumber'].input.focus(),
  blur: () => document.activeElement?.blur(),
  clear: () => {
    isWanted = false
    for (const name of ORDER) fields[name].clear()
    tellChange()
  },
  validate: ({ requestId }) => answer(requestId, async () => ({})),
  confirm: ({ requestId, clientSecret, billingDetails, expected }) =>
    answer(requestId, (card) =>
      confirmIntent(apiKey, clientSecret, { card, billing_details: billing(billingDetails), expected }),
    ),
  createMethod: ({ requestId, billingDetails }) =>
    answer(requestId, (card) => createMethod(apiKey, { card, billing_details: billing(billingDetails) })),
}

const tell = openPort(COMMANDS, ({ options: first = {}, fonts = [], appearance = null }) => {
  loadFonts(fonts)
  applyAppearance(appearance)
  applyOptions(first)
  new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(document.body.offsetHeight) })).observe(
    document.body,
  )
  if (ORDER.every((name) => fields[name].input.value === '')) return
  for (const name of ORDER) fields[name].retype()
  tellChange()
})
