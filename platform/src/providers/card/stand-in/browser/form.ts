import { brandFactsOf, digitsOf } from '../card-number'
import { applyAppearance } from './form-look'
import { createCardInput, withCard } from './field-input'
import { openPort } from './field-port'
import { confirmIntent, createMethod } from './field-requests'
import { FIELD_TYPES, type FieldType } from './field-state'
import { applyStyle, loadFonts } from './field-style'
import type { Card, Commands, ElementOptions, Result } from './messages'

/** A whole card in one frame: `payment` with labels and errors of its own, `card` as one line. */
const { type, apiKey = '' } = document.body.dataset
let options: ElementOptions = {}
let isWanted = false
let focused = 0

const event = <M extends object>(more: M) => ({ elementType: type ?? '', ...more })

const showErrors = () => {
  for (const name of FIELD_TYPES) {
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
  const states = FIELD_TYPES.map((name) => fields[name].state())
  const empty = states.every((state) => state.empty)
  const complete = states.every((state) => state.complete)
  if (type === 'payment')
    return tell({ type: 'change', event: event({ empty, complete, collapsed: false, value: { type: 'card' } }) })
  const error = FIELD_TYPES.map((name) => fields[name].shownError(isWanted)).find((each) => each !== undefined)
  tell({
    type: 'change',
    event: event({ empty, complete, error, brand: fields.cardNumber.state().brand, value: { postalCode: '' } }),
  })
}

const inputOf = (name: FieldType): HTMLInputElement => {
  const input = document.getElementById(name)
  if (input instanceof HTMLInputElement) return input
  throw new Error(`The frame has no ${name}`)
}
const makeField = (name: FieldType) =>
  createCardInput(inputOf(name), name, {
    onChange: () => {
      isWanted = false
      const digits = digitsOf(fields.cardNumber.input.value)
      fields.cardCvc.setCvcLength(brandFactsOf(digits).cvc)
      document.body.dataset['brand'] = brandFactsOf(digits).brand
      tellChange()
    },
    onFocus: () => {
      focused += 1
      if (focused === 1) tell({ type: 'focus', event: event({}) })
    },
    // From one of its fields to the next is not a blur of the whole.
    onBlur: () => {
      tellChange()
      setTimeout(() => {
        focused -= 1
        if (focused === 0) tell({ type: 'blur', event: event({}) })
      })
    },
    onEscape: () => tell({ type: 'escape', event: event({}) }),
    onEnter: () => tell({ type: 'enter' }),
  })
const fields = {
  cardNumber: makeField('cardNumber'),
  cardExpiry: makeField('cardExpiry'),
  cardCvc: makeField('cardCvc'),
}

const read = () => Object.fromEntries(FIELD_TYPES.map((name) => [name, fields[name].read()]))
const firstUnready = () => FIELD_TYPES.find((name) => !fields[name].state().complete)

const demandAll = () => {
  isWanted = true
  for (const name of FIELD_TYPES) fields[name].touch()
  tellChange()
  const name = firstUnready()
  if (name) fields[name].input.focus()
}

const answer = async (requestId: string, send: (card: Card) => Promise<Result>) => {
  const isReady = firstUnready() === undefined
  if (!isReady) demandAll()
  tell({ type: 'result', requestId, result: await withCard(read(), send) })
}

const applyOptions = (next: ElementOptions) => {
  options = { ...options, ...next }
  for (const name of FIELD_TYPES) fields[name].input.disabled = options.disabled === true || options.readOnly === true
  showErrors()
}
const billing = (given: object) => ({ ...(options.defaultValues?.billingDetails ?? {}), ...given })

const COMMANDS: Commands = {
  update: ({ options: next }) => applyOptions(next),
  look: ({ appearance }) => applyAppearance(appearance),
  focus: () => fields[firstUnready() ?? 'cardNumber'].input.focus(),
  blur: () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  clear: () => {
    isWanted = false
    for (const name of FIELD_TYPES) fields[name].clear()
    tellChange()
  },
  validate: ({ requestId }) => void answer(requestId, async () => ({})),
  confirm: ({ requestId, clientSecret, billingDetails, expected }) =>
    void answer(requestId, (card) =>
      confirmIntent(apiKey, clientSecret, { card, billing_details: billing(billingDetails), expected }),
    ),
  createMethod: ({ requestId, billingDetails }) =>
    void answer(requestId, (card) => createMethod(apiKey, { card, billing_details: billing(billingDetails) })),
}

const tell = openPort(COMMANDS, ({ options: first = {}, fonts = [], appearance = null }) => {
  loadFonts(fonts)
  applyAppearance(appearance)
  applyOptions(first)
  new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(document.body.offsetHeight) })).observe(
    document.body,
  )
  if (FIELD_TYPES.every((name) => fields[name].input.value === '')) return
  for (const name of FIELD_TYPES) fields[name].retype()
  tellChange()
})
