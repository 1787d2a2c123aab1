import { TransportFailure, type WireResponse } from '@galo/services'
import type { CardOutcome } from '@galo/vendors'
import { toOutcome } from '../../shared/vendors/src/card/card.outcome'
import type { Draw } from './draw'
import { NEVER, type SpoiledLine } from './spoiled-line'

/** Cards of every outcome, the good one more often. */
const GOOD = '4242424242424242'
export const CARDS: readonly string[] = [
  GOOD,
  GOOD,
  GOOD,
  GOOD,
  '4000000000000002',
  '4000000000009995',
  '4000000000000069',
  '4000000000000127',
  '4000000000000119',
  '4242424242424241',
  '4000002500003155',
  '4000002500003155',
  '4000002760003184',
  '4000008260003178',
  '4000008400001629',
  '4000008400001280',
  '4000000000003055',
]

/** What somebody does when their bank asks. */
const CHALLENGED = [
  'passes',
  'passes',
  'fails',
  'tab gone',
  'tab gone, then passes in the bank’s app',
  'tab gone, and passes in the bank’s app once they have been back',
] as const

interface CardLine {
  readonly url: string
  readonly line: SpoiledLine
  readonly draw: Draw
  readonly leave: () => void
  /** What goes on after its page has gone. */
  readonly leftBehind: Promise<unknown>[]
  /** Keeps what the customer does when they get round to it. */
  readonly later: (act: () => Promise<unknown>) => void
  readonly note: (what: string) => void
}

type Result = Parameters<typeof toOutcome>[0]
type Intent = NonNullable<Result['paymentIntent']>
type CardError = NonNullable<Result['error']>

const failedWith = (type: CardError['type']): CardOutcome => toOutcome({ error: { type, message: '' } })

/** As the provider's script reads what is no answer of its own. */
const unreadable = ({ status }: WireResponse): CardOutcome | null => {
  if (status >= 500) return failedWith('api_error')
  if (status === 409) return failedWith('idempotency_error')
  return status === 401 ? failedWith('authentication_error') : null
}

/** Sends a card to the provider as its script does, over the same line, and answers the bank when it asks. */
export const confirmCard = async (
  { url, line, draw, leave, leftBehind, later, note }: CardLine,
  clientSecret: string,
  number: string,
): Promise<CardOutcome> => {
  const [id] = clientSecret.split('_secret_')
  const send = async (call: string, path: string, body?: object) => {
    const answer = await line.send(call, async () => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      const got = await fetch(`${url}/stand-ins/card/${path}`, body === undefined ? {} : init)
      return { status: got.status, body: await got.json() }
    })
    return { lost: unreadable(answer), body: answer.body as (Intent & { readonly error?: CardError }) | string }
  }
  const read = (body: (Intent & { readonly error?: CardError }) | string): CardOutcome => {
    if (typeof body === 'string') return failedWith('api_error')
    return toOutcome(body.error === undefined ? { paymentIntent: body } : { error: body.error })
  }
  try {
    const card = { number, exp_month: 12, exp_year: 2034, cvc: '123' }
    const confirmed = await send('POST card/confirm', `v1/payment_intents/${id}/confirm`, {
      key: 'pk_test_galo',
      client_secret: clientSecret,
      payment_method_data: { type: 'card', card, billing_details: { name: 'Ana Lopes' } },
    })
    if (confirmed.lost !== null) return confirmed.lost
    if (typeof confirmed.body === 'string' || confirmed.body.status !== 'requires_action') return read(confirmed.body)

    const challenge = confirmed.body.next_action?.use_stripe_sdk as { readonly stripe_js: string } | undefined
    const answers = CHALLENGED[draw.number(CHALLENGED.length)]
    note(`challenge: ${answers}`)
    const say = (answer: 'complete' | 'fail') =>
      fetch(`${url}${challenge?.stripe_js}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ answer }),
      })
    if (answers === 'passes') await say('complete')
    if (answers === 'fails') await say('fail')
    if (answers !== 'passes' && answers !== 'fails') {
      if (answers === 'tab gone, then passes in the bank’s app') leftBehind.push(say('complete'))
      leave()
      if (answers === 'tab gone, and passes in the bank’s app once they have been back') later(() => say('complete'))
      return NEVER
    }
    const asked = `v1/payment_intents/${id}?key=pk_test_galo&client_secret=${clientSecret}`
    const after = await send('GET card/intent', asked)
    if (after.lost !== null) return after.lost
    if (typeof after.body === 'string') return failedWith('api_error')
    const refused = after.body.last_payment_error
    return read(refused == null ? after.body : { ...after.body, error: { ...refused, payment_intent: after.body } })
  } catch (error) {
    if (error instanceof TransportFailure) return failedWith('api_connection_error')
    throw error
  }
}
