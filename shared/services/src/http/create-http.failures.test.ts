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

const send = (transport: Transport, isOnline = true) =>
  createHttp({
    baseUrl: '/api',
    transport: async () => transport,
    tokens: { get: async () => null, renew: async () => null },
    log: () => {},
    isOnline: () => isOnline,
    wait: async () => {},
    random: () => 0.5,
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

  it('takes what is no failure of a call for a bug, and lets it through', async () => {
    await expect(send(() => Promise.reject(new TypeError('bug')))).rejects.toThrow(TypeError)
  })
})
