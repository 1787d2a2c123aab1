import { z } from 'zod'
import { moneyText } from './card.money'
import { WALLETS } from './card.wallets'

/** Everything in the address ends up in the page, so nothing gets past these patterns. */
export const sheetQuerySchema = z.object({
  wallet: z.enum(['apple_pay', 'google_pay']),
  amount: z.coerce.number().pipe(z.int().positive().max(99_999_999)),
  currency: z.string().regex(/^[a-z]{3}$/),
  key: z.string().regex(/^pk_test_[A-Za-z0-9_]{1,120}$/),
  parent: z.url().max(200),
})

type SheetQuery = z.infer<typeof sheetQuerySchema>

/** What is in the wallet: the provider's test cards, one for each thing a bank may do. */
const CARDS = [
  { number: '4242424242424242', says: 'pays' },
  { number: '4000002500003155', says: 'its bank asks first' },
  { number: '4000000000009995', says: 'is refused: no money on it' },
]

const cardRow = ({ number, says }: (typeof CARDS)[number], index: number): string => `<label>
          <input type="radio" name="card" value="${number}"${index === 0 ? ' checked' : ''}>
          <span>Visa ending ${number.slice(-4)}<small>${says}</small></span>
        </label>`

/** A wallet's sheet. `parent` must already be known to be one of our sites. Its buttons wait for their code. */
export const sheetPage = ({ wallet, amount, currency, key, parent }: SheetQuery): string => {
  const { name, mark } = WALLETS[wallet]
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${name}</title>
    <link rel="stylesheet" href="/stand-ins/card/sheet.css">
    <script type="module" src="/stand-ins/card/sheet.js"></script>
  </head>
  <body data-api-key="${key}" data-parent="${parent}">
    <main aria-labelledby="title">
      <header>
        ${mark}
        <h1 id="title" tabindex="-1">${name}</h1>
        <button type="button" id="cancel" disabled>Cancel</button>
      </header>
      <fieldset>
        <legend>Pay with</legend>
        ${CARDS.map(cardRow).join('\n        ')}
      </fieldset>
      <dl>
        <div><dt>To</dt><dd>${new URL(parent).host}</dd></div>
        <div class="sum"><dt>Total</dt><dd>${moneyText(amount, currency)}</dd></div>
      </dl>
      <p id="status" role="status"></p>
      <button type="button" id="pay" disabled>Pay ${moneyText(amount, currency)}</button>
      <p class="small">A wallet for trying things out: no money moves.</p>
    </main>
  </body>
</html>
`
}
