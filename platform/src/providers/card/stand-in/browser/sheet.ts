import { createMethod } from './field-requests'

/**
 * A wallet's sheet in its frame. It hands the page around it the name of what was chosen to pay with, never a card; the page says when it is
 * over by taking the frame away.
 */
const { apiKey = '', parent: page = '' } = document.body.dataset
const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The sheet has no ${id}`)
  return found
}
const buttonOf = (id: 'cancel' | 'pay') => byId(id) as HTMLButtonElement
const cancel = buttonOf('cancel')
const pay = buttonOf('pay')
const news = byId('status')
const cards = [...document.querySelectorAll<HTMLInputElement>('input[name="card"]')]

const tell = (message: object) => window.parent.postMessage(message, page)

const allow = (may: boolean) => {
  for (const control of [cancel, pay, ...cards]) control.disabled = !may
}

const leave = () => tell({ kind: 'galo-card-sheet-cancelled' })

const authorise = async () => {
  allow(false)
  news.textContent = 'Paying…'
  const number = cards.find(({ checked }) => checked)?.value ?? ''
  const card = { number, exp_month: 12, exp_year: new Date().getUTCFullYear() + 8, cvc: '123' }
  const { paymentMethod } = await createMethod(apiKey, { card, billing_details: {} })
  if (paymentMethod !== undefined) return tell({ kind: 'galo-card-sheet-authorised', method: paymentMethod.id })
  allow(true)
  news.textContent = 'The wallet could not be reached. Nothing was charged. Try again.'
  pay.focus()
}

pay.addEventListener('click', () => void authorise())
cancel.addEventListener('click', leave)
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !cancel.disabled) leave()
})
allow(true)
byId('title').focus()
