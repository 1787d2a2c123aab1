import { Hono } from 'hono'
import { clientAddressOf, networkOf } from './client-address'

const addressOf = async (
  headers: Record<string, string>,
  addressHeader: string | null,
  remoteAddress = '192.0.2.7',
) => {
  const site = new Hono().get('/', (context) => context.text(clientAddressOf(context, { addressHeader })))
  return (await site.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text()
}

describe('clientAddressOf', () => {
  it('believes no header that the settings do not name', async () =>
    expect(await addressOf({ 'x-forwarded-for': '203.0.113.9' }, null)).toBe('192.0.2.7'))

  it('takes what the front saw, not what the client wrote before it', async () =>
    expect(await addressOf({ 'x-forwarded-for': '10.0.0.1, 203.0.113.9' }, 'x-forwarded-for')).toBe('203.0.113.9'))

  it('takes the connection’s other end when the front says nothing', async () =>
    expect(await addressOf({}, 'x-forwarded-for')).toBe('192.0.2.7'))

  it('knows an old address in its new clothes', async () =>
    expect(await addressOf({}, null, '::ffff:192.0.2.7')).toBe('192.0.2.7'))
})

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['unknown', 'unknown'],
  ])('counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network))
})
