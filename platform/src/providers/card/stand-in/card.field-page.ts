import { z } from 'zod'
import { isWallet, WALLETS } from './card.wallets'

const FIELDS = {
  cardNumber: {
    name: 'cardnumber',
    label: 'Credit or debit card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
  },
  cardExpiry: {
    name: 'exp-date',
    label: 'Credit or debit card expiration date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
  },
  cardCvc: { name: 'cvc', label: 'Credit or debit card CVC/CVV', autocomplete: 'cc-csc', placeholder: 'CVC' },
} as const

type FieldName = keyof typeof FIELDS

/** Everything in the address ends up in the page, so nothing gets past these patterns. */
export const fieldQuerySchema = z.object({
  type: z.enum(['cardNumber', 'cardExpiry', 'cardCvc', 'card', 'payment', 'expressCheckout']),
  group: z.string().regex(/^[a-z0-9-]{16,64}$/),
  key: z.string().regex(/^pk_test_[A-Za-z0-9_]{1,120}$/),
  parent: z.url(),
  /** The device's, joined by dashes. */
  wallets: z
    .string()
    .regex(/^(apple_pay|google_pay)(-(apple_pay|google_pay))?$/)
    .optional(),
})

export type FieldQuery = z.infer<typeof fieldQuerySchema>

const labelled = (name: FieldName): string => `title="${FIELDS[name].label}" aria-label="${FIELDS[name].label}"`

const input = (name: FieldName, id: string, attributes = labelled(name)): string => {
  const { name: formName, autocomplete, placeholder } = FIELDS[name]
  return `<input id="${id}" data-field="${name}" name="${formName}" type="text" inputmode="numeric"
      autocomplete="${autocomplete}" placeholder="${placeholder}" aria-invalid="false"
      autocorrect="off" autocapitalize="off" spellcheck="false"
      ${attributes}>`
}

const page = (
  { type, group, key, parent }: FieldQuery,
  now: Date,
  { title, file, body }: { readonly title: string; readonly file: 'field' | 'form' | 'wallets'; readonly body: string },
): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="stylesheet" href="/stand-ins/card/${file}.css">
    <script type="module" src="/stand-ins/card/${file}.js"></script>
  </head>
  <body data-type="${type}" data-group="${group}" data-api-key="${key}" data-parent="${parent}"
    data-year="${now.getUTCFullYear()}" data-month="${now.getUTCMonth() + 1}">
    ${body}
  </body>
</html>
`

/** The whole card in one frame: its labels stand above its fields, and what is wrong with one below it. */
const paymentBody = `<div class="form" role="group" aria-label="Card">
      ${(
        [
          ['cardNumber', 'Card number'],
          ['cardExpiry', 'Expiry date'],
          ['cardCvc', 'Security code'],
        ] as const
      )
        .map(
          ([name, label]) => `<div class="row ${name}">
        <label for="${name}">${label}</label>
        ${input(name, name, `aria-describedby="${name}-error"`)}
        <p id="${name}-error" class="error" role="alert"></p>
      </div>`,
        )
        .join('\n      ')}
    </div>`

const cardBody = `<div class="line" role="group" aria-label="Card">
      ${input('cardNumber', 'cardNumber')}
      ${input('cardExpiry', 'cardExpiry')}
      ${input('cardCvc', 'cardCvc')}
    </div>`

/** A button for each wallet, as the wallets' owners want to be shown: one mark, one name. */
const walletsBody = (wallets: string): string =>
  `<div class="wallets" role="group" aria-label="Wallets">
      ${wallets
        .split('-')
        .filter(isWallet)
        .map(
          (wallet) =>
            `<button type="button" data-wallet="${wallet}" aria-label="Pay with ${WALLETS[wallet].name}" disabled>${WALLETS[wallet].mark}<span aria-hidden="true">Pay</span></button>`,
        )
        .join('\n      ')}
    </div>`

/** One input, or all of a card, in a page of its own. `parent` must already be known to be one of our sites. */
export const fieldPage = (query: FieldQuery, now: Date): string => {
  if (query.type === 'payment') return page(query, now, { title: 'Card', file: 'form', body: paymentBody })
  if (query.type === 'expressCheckout')
    return page(query, now, { title: 'Wallets', file: 'wallets', body: walletsBody(query.wallets ?? '') })
  if (query.type === 'card') return page(query, now, { title: 'Card', file: 'form', body: cardBody })
  const { label } = FIELDS[query.type]
  const body = `<label for="field">${label}</label>\n    ${input(query.type, 'field')}`
  return page(query, now, { title: label, file: 'field', body })
}

/** Framed by that one site and nobody else, whose fonts it may use; talks to nobody but us. */
export const fieldPolicy = (parent: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' ${parent}; font-src 'self' ${parent}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${parent}`
