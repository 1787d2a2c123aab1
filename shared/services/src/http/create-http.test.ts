import { defineCall } from '@galo/contracts/call'
import { isAppError } from '@galo/contracts/errors'
import { z } from 'zod'
import { createHttp, type HttpOptions, type TokenSource } from './create-http'
import { TransportFailure, type Transport, type WireRequest } from './http'

const getThing = defineCall({
  name: 'test.get-thing',
  method: 'GET',
  path: '/thing',
  credential: 'session',
  source: 'menu',
  answer: z.string(),
  errors: {},
})
const postThing = { ...getThing, method: 'POST' as const }

const aHttp = (answers: (() => { status: number; body: unknown })[], options: Partial<HttpOptions> = {}) => {
  const sent: WireRequest[] = []
  const waited: number[] = []
  const transport: Transport = async (request) => {
    sent.push(request)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === undefined) throw new Error('no answer planned')
    return answer()
  }
  const tokens: TokenSource = { get: async () => 'old', renew: async () => 'new' }
  const http = createHttp({
    baseUrl: '/api',
    transport: async () => transport,
    tokens,
    log: () => {},
    isOnline: () => true,
    wait: async (ms) => void waited.push(ms),
    random: () => 0.5,
    ...options,
  })
  return { http, sent, waited }
}

const ok =
  (body: unknown = {}) =>
  () => ({ status: 200, body })
const status =
  (code: number, body: unknown = {}) =>
  () => ({ status: code, body })
const noAnswer = (reason: 'network' | 'timeout') => () => {
  throw new TransportFailure(reason)
}

describe('send', () => {
  it('sends a safe call three more times while the answer is passing, waiting longer each time', async () => {
    const { http, sent, waited } = aHttp([status(503), status(502), noAnswer('network'), ok('there')])
    await expect(http.send(getThing, {})).resolves.toBe('there')
    expect(sent).toHaveLength(4)
    expect(waited).toEqual([300, 600, 1200])
  })

  it('gives up after the third retry', async () => {
    const { http, sent } = aHttp([status(503)])
    await expect(http.send(getThing, {})).rejects.toMatchObject({ code: 'rejected' })
    expect(sent).toHaveLength(4)
  })

  it('never sends a payment twice on its own', async () => {
    const { http, sent } = aHttp([noAnswer('network')])
    await expect(http.send({ ...getThing, method: 'PUT' }, { idempotencyKey: 'k' })).rejects.toMatchObject({
      code: 'network',
    })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers).toMatchObject({ 'idempotency-key': 'k' })
  })

  it('says timeout when nothing came in time', async () => {
    const { http } = aHttp([noAnswer('timeout')])
    await expect(http.send(postThing, {})).rejects.toMatchObject({ code: 'timeout' })
  })

  it('takes a carrier that could not be brought for a bad line, and brings it again for the next try', async () => {
    const bring = jest
      .fn<Promise<Transport>, []>()
      .mockRejectedValueOnce(new Error('Loading chunk 12 failed'))
      .mockResolvedValue(async () => ({ status: 200, body: 'there' }))
    const { http } = aHttp([], { transport: bring })
    await expect(http.send(postThing, {})).rejects.toMatchObject({ code: 'network' })
    await expect(http.send(postThing, {})).resolves.toBe('there')
  })

  it('does not send an unsafe call again for an answer that is passing', async () => {
    const { http, sent } = aHttp([status(503)])
    await expect(http.send(postThing, {})).rejects.toMatchObject({ code: 'rejected' })
    expect(sent).toHaveLength(1)
  })

  it('does not knock again while the device is offline', async () => {
    const { http, sent } = aHttp([noAnswer('network')], { isOnline: () => false })
    await expect(http.send(getThing, {})).rejects.toMatchObject({ code: 'network' })
    expect(sent).toHaveLength(1)
  })

  it('names the contract that an answer broke', async () => {
    const { http } = aHttp([ok({ nonsense: true })])
    const failure = await http.send(getThing, {}).catch((error: unknown) => error)
    expect(isAppError(failure) && failure.message).toContain('test.get-thing')
  })

  it('renews the token once after a 401 and replays the call with the new one', async () => {
    const { http, sent } = aHttp([status(401), ok('in')])
    await expect(http.send(postThing, {})).resolves.toBe('in')
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer old', 'Bearer new'])
  })

  it('ends the session at the second 401', async () => {
    const { http, sent } = aHttp([status(401)])
    await expect(http.send(postThing, {})).rejects.toMatchObject({ code: 'session-ended' })
    expect(sent).toHaveLength(2)
  })

  it('says that a call is slow after two seconds, and when it is back', async () => {
    jest.useFakeTimers()
    try {
      const slow: boolean[] = []
      let answer: (value: { status: number; body: unknown }) => void = () => {}
      const { http } = aHttp([], {
        transport: async () => () => new Promise((resolve) => (answer = resolve)),
        onSlow: (_request, isSlow) => void slow.push(isSlow),
      })
      const call = http.send(getThing, {})
      await jest.advanceTimersByTimeAsync(1_999)
      expect(slow).toEqual([])
      await jest.advanceTimersByTimeAsync(1)
      expect(slow).toEqual([true])
      answer({ status: 200, body: 'there' })
      await call
      expect(slow).toEqual([true, false])
    } finally {
      jest.useRealTimers()
    }
  })
})
