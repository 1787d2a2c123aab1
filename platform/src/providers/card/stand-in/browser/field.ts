import { brandFactsOf, digitsOf } from '../card-number'
import { createCardInput, withCard } from './field-input'
import { openPort } from './field-port'
import { confirmIntent, createMethod } from './field-requests'
import { answerSiblings, askSiblings, listen, whisper } from './field-siblings'
import type { FieldType } from './field-state'
import { applyStyle, loadFonts } from './field-style'
import type { Card, Commands, ElementOptions, Result } from './messages'

/** The inside of one card field. The page around it is another origin: it learns whether the field is complete, never what is in it. */
const { group, apiKey = '' } = document.body.dataset
const type = document.body.dataset['type'] as FieldType
const input = document.querySelector('input')
if (input === null) throw new Error('The frame has no field')
const channel = new BroadcastChannel(`galo-card-${group}`)
let options: ElementOptions = {}

const restyle = () => {
  const { empty, complete } = field.state()
  applyStyle(field.input, options.style, { empty, complete, invalid: field.shownError() !== undefined })
}

const tellChange = () => {
  const { empty, complete, brand } = field.state()
  const error = field.shownError()
  field.input.setAttribute('aria-invalid', String(error !== undefined))
  restyle()
  tell({
    type: 'change',
    event: { elementType: type, empty, complete, error, ...(type === 'cardNumber' ? { brand } : {}) },
  })
}

const tellBrand = () => {
  if (type === 'cardNumber')
    whisper(channel, { kind: 'brand', cvcLength: brandFactsOf(digitsOf(field.input.value)).cvc })
}

const field = createCardInput(input, type, {
  onChange: () => (tellBrand(), tellChange()),
  onFocus: () => tell({ type: 'focus', event: { elementType: type } }),
  onBlur: () => {
    tellChange()
    tell({ type: 'blur', event: { elementType: type } })
  },
  onEscape: () => tell({ type: 'escape', event: { elementType: type } }),
  onEnter: () => tell({ type: 'enter' }),
})

answerSiblings(channel, type, field.read)
listen(channel, (said) => {
  if (said.kind === 'brand' && field.setCvcLength(said.cvcLength)) tellChange()
})

const applyOptions = (next: ElementOptions) => {
  options = { ...options, ...next }
  if (typeof options.placeholder === 'string') field.input.placeholder = options.placeholder
  field.input.disabled = options.disabled === true
  restyle()
}

// A field on a part of the page that isn't shown has no height yet; it has one as soon as it is.
const tellHeight = () => {
  if (field.input.offsetHeight > 0) tell({ type: 'height', height: field.input.offsetHeight })
}

/** Puts the card together from the three frames and sends it. */
const answer = async (requestId: string, send: (card: Card) => Promise<Result>) =>
  tell({
    type: 'result',
    requestId,
    result: await withCard(await askSiblings(channel, { [type]: field.read() }), send),
  })

const COMMANDS: Commands = {
  update: ({ options: next }) => applyOptions(next),
  focus: () => field.input.focus(),
  blur: () => field.input.blur(),
  clear: () => {
    field.clear()
    tellChange()
  },
  confirm: ({ requestId, clientSecret, billingDetails }) =>
    void answer(requestId, (card) => confirmIntent(apiKey, clientSecret, { card, billing_details: billingDetails })),
  createMethod: ({ requestId, billingDetails }) =>
    void answer(requestId, (card) => createMethod(apiKey, { card, billing_details: billingDetails })),
}

const tell = openPort(COMMANDS, ({ options: first = {}, fonts = [] }) => {
  loadFonts(fonts)
  applyOptions(first)
  new ResizeObserver(tellHeight).observe(field.input)
  // A quick customer types before this script is here; that counts too.
  if (field.input.value === '') return
  field.retype()
  tellBrand()
  tellChange()
})
