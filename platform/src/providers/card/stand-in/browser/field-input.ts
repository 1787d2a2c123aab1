import { digitsOf } from '../card-number'
import { caretAfterDigits, FIELD_TYPES, fieldState, INCOMPLETE, type FieldState, type FieldType } from './field-state'
import type { Card, Result } from './messages'

const { year, month } = document.body.dataset
const NOW = { year: Number(year), month: Number(month) }

/** A field as its siblings and whoever sends the card read it. */
export type ReadField = FieldState
export type ReadFields = { readonly [T in FieldType]?: ReadField }

interface InputListeners {
  readonly onChange: () => void
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly onEscape: () => void
  readonly onEnter: () => void
}

/** One input of a card: formats what is typed and knows what is wrong with it, if it is time to say so. */
export const createCardInput = (input: HTMLInputElement, type: FieldType, listeners: InputListeners) => {
  const { onChange, onFocus, onBlur, onEscape, onEnter } = listeners
  let cvcLength = 3
  let isTouched = false

  const state = () => fieldState(type, input.value, { now: NOW, cvcLength })
  const retype = () => {
    const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length
    const isAtEnd = (input.selectionStart ?? 0) >= input.value.length
    const { text } = state()
    if (text === input.value) return
    input.value = text
    const caret = isAtEnd ? text.length : caretAfterDigits(text, digitsBefore)
    input.setSelectionRange(caret, caret)
  }
  /** What the customer is told: not while typing, and nothing about a field left empty unless all were wanted. */
  const shownError = (isWanted = false) => {
    const { error, empty, complete, incomplete } = state()
    return error ?? (isTouched && !complete && (isWanted || !empty) ? incomplete : undefined)
  }

  input.addEventListener('input', () => {
    isTouched = false
    retype()
    onChange()
  })
  input.addEventListener('focus', onFocus)
  input.addEventListener('blur', () => {
    isTouched = true
    onBlur()
  })
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onEscape()
    if (event.key === 'Enter') onEnter()
  })

  return {
    input,
    state,
    retype,
    shownError,
    /** As read by the siblings and by whoever sends the card. */
    read: (): ReadField => state(),
    touch: () => void (isTouched = true),
    clear: () => {
      input.value = ''
      isTouched = false
    },
    /** True when it makes a difference. */
    setCvcLength: (length: number): boolean => {
      if (type !== 'cardCvc' || length === cvcLength) return false
      cvcLength = length
      retype()
      return input.value !== ''
    },
  }
}

/** Sends the card these fields make, or says which is not ready. */
export const withCard = async (fields: ReadFields, send: (card: Card) => Promise<Result>): Promise<Result> => {
  for (const name of FIELD_TYPES) {
    const field = fields[name]
    if (field?.complete !== true) return { error: field?.error ?? field?.incomplete ?? INCOMPLETE[name] }
  }
  const textOf = (name: FieldType) => fields[name]?.text ?? ''
  const expiry = digitsOf(textOf('cardExpiry'))
  return send({
    number: digitsOf(textOf('cardNumber')),
    exp_month: Number(expiry.slice(0, 2)),
    exp_year: 2000 + Number(expiry.slice(2, 4)),
    cvc: textOf('cardCvc'),
  })
}
