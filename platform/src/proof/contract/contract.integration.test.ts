import { z } from 'zod'
import { BODY_LIMIT } from '../../kernel/http/body'
import type { ApiCall, Example } from '../reference/api-call'
import { calls } from '../reference/calls'
import { createApi } from '../world/api'
import { ask, requestOf, tokenOf, type Heard } from '../world/ask'
import { runTestPlatform } from '../world/start-test-platform'
import { openWorld, type World } from '../world/world'
import { ERROR_SHAPE } from './error-shape'
import { wrongFields } from './wrong-fields'

const platform = runTestPlatform({ SLOT_CAPACITY: '1000', GUEST_TOKEN_LIFE_S: '86400' })
let world: World
beforeAll(async () => {
  world = await openWorld(platform)
})

const send = (call: ApiCall, example: Example, token = tokenOf(call, example, world)): Promise<Heard> =>
  ask(world.url, requestOf(call, example, token))
const parsed = ({ text }: Heard): unknown => JSON.parse(text)

/** Refused with this status, in the shape of the call's family, and with words. */
const expectRefusal = (call: ApiCall, heard: Heard, status: number | readonly number[]): void => {
  expect({ ...heard, status: [status].flat().includes(heard.status) ? 'as wanted' : heard.status }).toMatchObject({
    status: 'as wanted',
  })
  expect(ERROR_SHAPE[call.errors].safeParse(parsed(heard)).error).toBeUndefined()
}
const expectGood = ({ answer }: ApiCall, heard: Heard): void => {
  expect(heard).toMatchObject({ status: answer.status })
  if (answer.type !== undefined) expect(heard.type).toContain(answer.type)
  if (answer.schema !== undefined) expect(z.safeParse(answer.schema, parsed(heard)).error).toBeUndefined()
}

const needsBearer = ({ bearer }: ApiCall): boolean => !['none', 'client-secret', 'card-key'].includes(bearer)
const takesJson = ({ request, document }: ApiCall): boolean => request !== undefined || document !== undefined
const altered = (token: string): string => {
  const last = token.slice(-6, -5)
  return `${token.slice(0, -6)}${last === 'A' ? 'B' : 'A'}${token.slice(-5)}`
}
/** A known answer at another address: a document has its own way of saying which variable is wrong. */
const nameIn = ({ document }: ApiCall, names: string): string =>
  document === undefined ? names : (names.split('.').at(-1) ?? names)

const each = (keep: (call: ApiCall) => boolean) =>
  calls.filter(keep).map((call) => [`${call.method} ${call.path} (${call.name})`, call] as const)

describe('A good request', () => {
  it.each(each(() => true))('%s is answered as its contract says', async (_, call) => {
    expectGood(call, await send(call, await call.good(world)))
  })

  it.each(each(takesJson))('%s tolerates a field nobody knows', async (_, call) => {
    const example = await call.good(world)
    const body = { ...(example.body as object), 'a-field-of-tomorrow': { x: 1 } }
    expectGood(call, await send(call, { ...example, body }))
  })
})

describe('Without the right to ask', () => {
  it.each(each(needsBearer))('%s is 401 with no token, an altered one and one of nobody', async (_, call) => {
    const example = await call.good(world)
    const token = tokenOf(call, example, world)
    for (const wrong of [null, 'x', 'a.b.c', altered(token ?? 'nothing-at-all')])
      expectRefusal(call, await send(call, example, wrong), 401)
    if (call.bearer === 'customer') expectRefusal(call, await send(call, example, world.me.session), [401, 403])
  })

  it.each(each(({ bearer }) => bearer === 'client-secret'))('%s is 401 without our secret', async (_, call) => {
    const { headers: _headers, ...example } = await call.good(world)
    expectRefusal(call, await send(call, example), 401)
    expectRefusal(call, await send(call, { ...example, headers: { 'x-client-secret': 'wrong' } }), 401)
  })

  it.each(each(({ bearer }) => bearer === 'card-key'))('%s is 401 with another key', async (_, call) => {
    const { query, body, ...example } = await call.good(world)
    const wrong = {
      ...example,
      ...(query === undefined ? {} : { query: { ...query, key: 'pk_other' } }),
      ...(body === undefined ? {} : { body: { ...(body as object), key: 'pk_other' } }),
    }
    expectRefusal(call, await send(call, wrong), 401)
  })

  it.each(each(({ isOwned }) => isOwned === true))('%s is 404 to everybody else', async (_, call) => {
    const example = await call.good(world)
    const other = call.bearer === 'customer' ? await world.customer('UK', 1) : await world.guest()
    expectRefusal(call, await send(call, example, other.session), 404)
  })
})

describe('A wrong request', () => {
  it.each(each(takesJson))('%s is 400 for what is not JSON, not an object or not readable', async (_, call) => {
    const sent = requestOf(call, await call.good(world), null)
    const token = tokenOf(call, await call.good(world), world)
    const headers = { ...requestOf(call, {}, token).headers, ...sent.headers }
    for (const body of ['', '{', 'null', '[]', '"x"', '\u0000', '{"a":"\\u0000"}'])
      expectRefusal(call, await ask(world.url, { ...sent, headers, body }), 400)
  })

  it.each(each(takesJson))('%s is 413 when its body is too large', async (_, call) => {
    const sent = requestOf(call, await call.good(world), null)
    const heard = await ask(world.url, { ...sent, body: JSON.stringify({ x: 'x'.repeat(BODY_LIMIT) }) })
    expect(heard.status).toBe(413)
    expect(heard.text).toContain('BODY_TOO_LARGE')
  })

  it.each(each(({ request }) => request !== undefined))('%s names each field that is wrong', async (_, call) => {
    const example = await call.good(world)
    const token = tokenOf(call, example, world)
    for (const { names, how, value } of call.request === undefined ? [] : wrongFields(call.request, example.body)) {
      const heard = await send(call, { ...example, body: value }, token)
      expect(`${names} ${how}: ${heard.status}`).toBe(`${names} ${how}: 400`)
      expectRefusal(call, heard, 400)
      expect(heard.text).toContain(nameIn(call, names))
    }
  })

  it.each(each(({ query }) => query !== undefined))(
    '%s names each part of its query that is missing',
    async (_, call) => {
      const example = await call.good(world)
      const required = call.query === undefined ? [] : wrongFields(call.query, example.query)
      for (const { names } of required.filter(({ how }) => how === 'left out')) {
        const { [names]: _left, ...query } = example.query ?? {}
        const heard = await send(call, { ...example, query })
        expectRefusal(call, heard, [400, 401, 404])
        if (heard.status === 400) expect(heard.text).toContain(names)
      }
    },
  )
})

describe('A path nobody knows', () => {
  it('is 404 with a code, with or without a token', async () => {
    for (const path of ['/', '/nobody-knows-this', '/basket', '/basket/baskets', '/direct-orders/riders'])
      for (const api of [createApi(world.url), world.me.api]) {
        const { status, body } = await api.get(path)
        expect([401, 404]).toContain(status)
        expect(ERROR_SHAPE.list.safeParse(body).success || ERROR_SHAPE.order.safeParse(body).success).toBe(true)
      }
  })
})

describe('When time has gone by', () => {
  it('every token is over', async () => {
    const examples = await Promise.all(
      calls.filter(needsBearer).map(async (call) => ({ call, example: await call.good(world) })),
    )
    const asked = examples.map(({ call, example }) => ({ call, example, token: tokenOf(call, example, world) }))
    await createApi(world.url).post('/console/api/clock', { advance: '25 h' })
    // The public token of our sites has no end.
    for (const { call, example, token } of asked.filter(({ token: each }) => each?.includes('.')))
      expectRefusal(call, await send(call, example, token), 401)
  })
})
