import { defineCall } from '@galo/contracts/call'
import { networkClassOf, TimeoutError } from '@galo/contracts/errors'
import { z } from 'zod'
import { createHttp, type HttpOptions } from './create-http'
import { TransportFailure, type Transport } from './http'

const postThing = defineCall({
  name: 'test.post-thing',
  method: 'POST',
  path: '/thing',
  credential: 'none',
  source: 'menu',
  answer: z.unknown(),
  errors: {},
})

const send = (transport: Transport, isOnline = true, onUnreachable = () => {}) =>
  createHttp({
    baseUrl: '/api',
    transport: async () => transport,
    tokens: { get: async () => null, renew: async () => null },
    log: () => {},
    isOnline: () => isOnline,
    wait: async () => {},
    random: () => 0.5,
    onUnreachable,
  }).send(postThing, {})

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const traced = (transport: Transport, over: Partial<HttpOptions> = {}) => {
  const lines: { readonly level: string; readonly message: string; readonly details: object }[] = []
  let spans = 0
  const http = createHttp({
    baseUrl: '/api',
    transport: async () => transport,
    tokens: { get: async () => 'old', renew: async () => 'new' },
    log: (level, message, details = {}) => void lines.push({ level, message, details }),
    isOnline: () => true,
    wait: async () => {},
    random: () => 0.5,
    nextStep: (trace = TRACE) => ({ trace, span: `00f067aa0ba902b${(spans += 1)}`, isSampled: true }),
    ...over,
  })
  return { http, lines }
}

const unreachable: Transport = () => Promise.reject(new TransportFailure('network'))

describe('a call', () => {
  it('waits twenty seconds for its answer', async () => {
    const asked: number[] = []
    await send(async ({ timeoutMs }) => {
      asked.push(timeoutMs)
      return { status: 200, body: null }
    })
    expect(asked).toEqual([20_000])
  })

  it('says whether the device or the server was out of reach', async () => {
    await expect(send(unreachable, false)).rejects.toMatchObject({ code: 'network', reason: 'offline' })
    await expect(send(unreachable)).rejects.toMatchObject({ code: 'network', reason: 'unreachable' })
  })

  it('tells when it found nobody, and not when it was given up, took too long or was answered', async () => {
    const told = jest.fn()
    const ending =
      (reason: 'network' | 'timeout' | 'aborted'): Transport =>
      () =>
        Promise.reject(new TransportFailure(reason))
    for (const reason of ['timeout', 'aborted'] as const) await send(ending(reason), true, told).catch(() => {})
    await send(async () => ({ status: 503, body: null }), true, told).catch(() => {})
    expect(told).not.toHaveBeenCalled()
    await send(ending('network'), true, told).catch(() => {})
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('takes what is no failure of a call for a bug, and lets it through', async () => {
    await expect(send(() => Promise.reject(new TypeError('bug')))).rejects.toThrow(TypeError)
  })
})

describe('the trace of a call', () => {
  const getThing = { ...postThing, method: 'GET', credential: 'session', source: 'orders' } as const

  it('goes out with every try, each a step of its own, over a renewed token too', async () => {
    const sent: (string | undefined)[] = []
    const answers = [503, 401, 200]
    const { http } = traced(async ({ headers }) => {
      sent.push(headers['traceparent'])
      return { status: answers.shift() ?? 200, body: null }
    })
    await http.send(getThing, {})
    expect(sent).toHaveLength(3)
    expect(new Set(sent).size).toBe(3)
    for (const header of sent) expect(header).toMatch(new RegExp(`^00-${TRACE}-00f067aa0ba902b\\d-01$`))
  })

  it('is on its failure and on the line about it, which says what went wrong in the one form', async () => {
    const body = { data: null, error: { code: 'SLOT', message: 'Gone' } }
    const { http, lines } = traced(async () => ({ status: 409, body }))
    await expect(http.send(getThing, {})).rejects.toMatchObject({ code: 'rejected', trace: TRACE })
    expect(lines).toEqual([
      {
        level: 'warning',
        message: 'SLOT: Gone',
        details: {
          errorCode: 'SLOT',
          status: 409,
          endPoint: '/thing',
          method: 'GET',
          apiSource: 'orders',
          contract: 'test.post-thing',
          errorClass: 'endpoint',
          trace: TRACE,
        },
      },
    ])
  })

  it('is that of the token, where it was the token that could not be had', async () => {
    const failure = Object.assign(new TimeoutError('/session'), { trace: 'ofthetoken' })
    const { http } = traced(async () => ({ status: 200, body: null }), {
      tokens: { get: () => Promise.reject(failure), renew: async () => null },
    })
    await expect(http.send(getThing, {})).rejects.toMatchObject({ trace: 'ofthetoken' })
  })
})

describe('a call that was given up', () => {
  it('is no failure of the network: it ends as its own signal says, and nothing is logged', async () => {
    const { http, lines } = traced(() => Promise.reject(new TransportFailure('aborted')))
    const leaving = new AbortController()
    leaving.abort()
    const failure: unknown = await http.send(postThing, { signal: leaving.signal }).catch((error: unknown) => error)
    expect(failure).toBe(leaving.signal.reason)
    expect(networkClassOf(failure)).toBe('unknown-network')
    expect(lines).toEqual([])
  })
})

describe('a question in GraphQL', () => {
  const ask = { ...postThing, document: 'query { thing }' }
  const answered = (call: typeof postThing, body: unknown) =>
    traced(async () => ({ status: 200, body })).http.send(call, {})

  it('has failed when its answer holds errors, whatever else it holds and whatever its status', async () => {
    const errors = [{ message: 'Half of it', extensions: { code: 'PLATFORM_ERROR' } }]
    await expect(answered(ask, { data: { thing: 1 }, errors })).rejects.toMatchObject({
      code: 'rejected',
      model: { errorCode: 'PLATFORM_ERROR', status: 200 },
    })
    await expect(
      answered({ ...ask, source: 'capacity' } as unknown as typeof postThing, [{ code: 'C1', message: 'No' }]),
    ).rejects.toMatchObject({ model: { errorCode: 'C1', status: 418 } })
  })

  it('has not, when there are none', async () => {
    await expect(answered(ask, { data: { thing: 1 } })).resolves.toEqual({ data: { thing: 1 } })
    await expect(answered(ask, { data: 1, errors: [] })).resolves.toMatchObject({ data: 1 })
    await expect(answered(postThing, { errors: ['of its own'] })).resolves.toEqual({ errors: ['of its own'] })
  })
})
