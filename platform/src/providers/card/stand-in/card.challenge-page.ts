import { z } from 'zod'
import type { Challenge } from './card.challenge'
import { moneyText } from './card.money'

export const challengeQuerySchema = z.object({ parent: z.url().max(200) })

const BRAND_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** Everything on it comes from our own tables; `parent` must already be known to be one of our sites. Its buttons wait for their code. */
export const challengePage = ({ intent, method }: Challenge, parent: string): string => {
  const sum = moneyText(intent.amount, intent.currency)
  const brand = BRAND_NAMES[method.card.brand] ?? 'Card'
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Confirm your payment · Harbour Bank</title>
    <link rel="stylesheet" href="/stand-ins/card/challenge.css">
    <script type="module" src="/stand-ins/card/challenge.js"></script>
  </head>
  <body data-challenge="${intent.challengeId ?? ''}" data-parent="${parent}">
    <main aria-labelledby="title" aria-describedby="why">
      <header>
        <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
          <circle cx="16" cy="16" r="15"/>
          <path d="M6 20c3.3-3 6.7-3 10 0s6.7 3 10 0M16 7v11M11 12h10"/>
        </svg>
        <p>Harbour Bank</p>
        <button type="button" id="close" disabled aria-label="Close without confirming">
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false"><path d="m5 5 10 10M15 5 5 15"/></svg>
        </button>
      </header>
      <h1 id="title" tabindex="-1">Is this you?</h1>
      <p id="why">Your card is about to be used online. Confirm it here, and the shop is told that it was you.</p>
      <dl>
        <div class="sum"><dt>Amount</dt><dd>${sum}</dd></div>
        <div><dt>Card</dt><dd>${brand} ending ${method.card.last4}</dd></div>
        <div><dt>To</dt><dd>${new URL(parent).host}</dd></div>
      </dl>
      <p id="status" role="status"></p>
      <div class="answers">
        <button type="button" id="complete" disabled>Complete</button>
        <button type="button" id="fail" disabled>Fail</button>
      </div>
      <p class="small">A bank for trying things out: no money moves, whatever you press.</p>
    </main>
  </body>
</html>
`
}

/** Framed by that one site and nobody else; talks to nobody but us. */
export const challengePolicy = (parent: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${parent}`
