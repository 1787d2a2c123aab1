import { Hono } from 'hono'
import { clientAddressOf } from './client-address'

const FRONT = '192.0.2.7'

const addressOf = async (headers: Record<string, string>, trustedProxies: readonly string[]) => {
  const site = new Hono().get('/', (context) => context.text(clientAddressOf(context, { trustedProxies })))
  return (await site.request('/', { headers }, { incoming: { socket: { remoteAddress: FRONT } } })).text()
}

describe('clientAddressOf', () => {
  it('believes nobody who is not named as a proxy of ours', async () =>
    expect(await addressOf({ 'x-forwarded-for': '203.0.113.9' }, [])).toBe(FRONT))

  it('takes from a proxy of ours whom it saw', async () =>
    expect(await addressOf({ 'x-forwarded-for': '10.0.0.1, 203.0.113.9' }, [FRONT])).toBe('203.0.113.9'))
})
