import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'
import { createHttp } from './create-http'
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
