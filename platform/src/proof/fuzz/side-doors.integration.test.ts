import fc from 'fast-check'
import { signMessage } from '../../providers/card/stand-in/card.signature'
import { ask, type Sent } from '../world/ask'
import { runTestPlatform } from '../world/start-test-platform'
import { requestsOf, SEED } from './effort'
import { onceMore } from './request-pool'
import { text, value } from './hostile'
import { describeRequest, wrongWith } from './verdict'

const REQUESTS = requestsOf({ slice: 300, all: 6_000 })
const CLIENTS = 6
const DEADLINE_MS = 30_000
const WEBHOOK_SECRET = 'webhook-secret-of-the-side-doors'
const CARD_KEY = 'sk_test_side_doors'

jest.setTimeout(3_600_000)

const platform = runTestPlatform({ CARD_WEBHOOK_SECRET: WEBHOOK_SECRET, CARD_SECRET_KEY: CARD_KEY })

/** What no call of a site describes: between servers, pages of their own, files. `*` is somebody's own text. */
const DOORS = [
  'POST /payment/webhook',
  'POST /stand-ins/card/v1/payment_intents',
  'POST /stand-ins/card/v1/payment_intents/*/cancel',
  'POST /stand-ins/card/v1/refunds',
  'GET /stand-ins/card/v1/payment_intents/*/events?limit=*',
  'GET /stand-ins/card/field?type=*&group=*&key=*&parent=*',
  'GET /stand-ins/card/challenge/*?client_secret=*&parent=*',
  'POST /stand-ins/card/challenge/*',
  'GET /stand-ins/maps/api/js?key=*&libraries=*&callback=*',
  'GET /media/items/*',
  'PATCH /sigmund/session',
  'GET /identity/sign-in/*',
  'POST /identity/sign-in/*',
  'GET /identity/sign-in/*/register',
  'POST /identity/sign-in/*/register',
  'GET /identity/provider/auth?client_id=*&redirect_uri=*&scope=*&response_type=code&code_challenge=*&prompt=*',
  'POST /identity/provider/token',
  'GET /identity/provider/session/end?id_token_hint=*&post_logout_redirect_uri=*',
  'GET /identity/provider/api/v1/sessions/me',
  'GET /identity/provider/*',
] as const

/** A lone surrogate has no percent form. */
const sayable = (words: string): string => words.replace(/\p{Cs}/gu, '?')
const part = (words: string): string => encodeURIComponent(sayable(words)).slice(0, 4_000)

const FIELDS = [
  'email',
  'password',
  'givenName',
  'grant_type',
  'code',
  'amount',
  'id',
  'type',
  'client_secret',
] as const

const knock = fc.record({
  door: fc.constantFrom(...DOORS),
  words: fc.array(text, { minLength: 6, maxLength: 6 }),
  fields: fc.dictionary(fc.constantFrom(...FIELDS), value),
  kind: fc.constantFrom('json', 'form', 'raw' as const),
  isTrusted: fc.boolean(),
})

const sentBy = ({
  door,
  words,
  fields,
  kind,
  isTrusted,
}: typeof knock extends fc.Arbitrary<infer K> ? K : never): Sent => {
  const [method = 'GET', pattern = '/'] = door.split(' ')
  let at = 0
  const path = pattern.replace(/\*/g, () => part(words[at++ % words.length] ?? ''))
  if (method === 'GET') return { method, path, headers: { cookie: `_session=${part(words[5] ?? '')}` } }
  const asForm = (): string =>
    Object.entries(fields)
      .map(([name, each]) => `${name}=${part(JSON.stringify(each) ?? '')}`)
      .join('&')
  const body = kind === 'raw' ? (words[0] ?? '') : kind === 'form' ? asForm() : (JSON.stringify(fields) ?? '')
  return {
    method,
    path,
    headers: {
      'content-type': kind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
      // With the right secret the body itself is looked at.
      ...(isTrusted
        ? {
            authorization: `Bearer ${CARD_KEY}`,
            'stripe-signature': signMessage(body, platform.clock.now(), WEBHOOK_SECRET),
            'idempotency-key': part(words[1] ?? 'key').slice(0, 200),
          }
        : {}),
    },
    body,
  }
}

describe('The side doors', () => {
  it('answer whoever knocks, however, and show no defect', async () => {
    const { url } = platform
    const rounds = Math.ceil(REQUESTS / CLIENTS)
    await fc.assert(
      fc.asyncProperty(fc.array(knock, { minLength: CLIENTS, maxLength: CLIENTS }), async (batch) => {
        await Promise.all(
          batch.map(async (each) => {
            const sent = sentBy(each)
            const heard = await onceMore(() => ask(url, sent, DEADLINE_MS))
            const wrong = wrongWith(heard)
            if (wrong !== null) throw new Error(`${wrong}: ${heard.text.slice(0, 300)}\n${describeRequest(sent)}`)
          }),
        )
      }),
      {
        numRuns: rounds,
        endOnFailure: true,
        seed: SEED,
      },
    )
  })
})
