import { z } from 'zod'

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

/** Everything in the address ends up in the page, so nothing gets past these patterns. */
export const fieldQuerySchema = z.object({
  type: z.enum(['cardNumber', 'cardExpiry', 'cardCvc']),
  group: z.string().regex(/^[a-z0-9-]{16,64}$/),
  key: z.string().regex(/^pk_test_[A-Za-z0-9_]{1,120}$/),
  parent: z.url(),
})

export type FieldQuery = z.infer<typeof fieldQuerySchema>

/** One input in a page of its own. `parent` must already be known to be one of our sites. */
export const fieldPage = ({ type, group, key, parent }: FieldQuery, now: Date): string => {
  const { name, label, autocomplete, placeholder } = FIELDS[type]
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="robots" content="noindex">
    <title>${label}</title>
    <link rel="stylesheet" href="/stand-ins/card/field.css">
    <script type="module" src="/stand-ins/card/field.js"></script>
  </head>
  <body data-type="${type}" data-group="${group}" data-api-key="${key}" data-parent="${parent}"
    data-year="${now.getUTCFullYear()}" data-month="${now.getUTCMonth() + 1}">
    <label for="field">${label}</label>
    <input id="field" name="${name}" type="text" inputmode="numeric" autocomplete="${autocomplete}"
      placeholder="${placeholder}" title="${label}" aria-label="${label}" aria-invalid="false"
      autocorrect="off" autocapitalize="off" spellcheck="false">
  </body>
</html>
`
}

/** Framed by that one site and nobody else; talks to nobody but us. */
export const fieldPolicy = (parent: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${parent}`
