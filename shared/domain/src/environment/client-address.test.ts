import { clientAddress, networkOf } from './client-address'

const FRONT = '192.0.2.7'
const OUTER = '192.0.2.8'
const PROXIES = [FRONT, OUTER]
const VISITOR = '203.0.113.9'

describe('clientAddress', () => {
  it('believes no header of who is no proxy of ours', () =>
    expect(clientAddress({ peer: '198.51.100.1', forwardedFor: VISITOR }, PROXIES)).toBe('198.51.100.1'))

  it('takes what the proxy saw, not what the visitor wrote before it', () =>
    expect(clientAddress({ peer: FRONT, forwardedFor: `10.0.0.1, ${VISITOR}` }, PROXIES)).toBe(VISITOR))

  it('looks through every proxy of ours: a whole country behind the outer one is no single visitor', () =>
    expect(clientAddress({ peer: FRONT, forwardedFor: `10.0.0.1, ${VISITOR}, ${OUTER}` }, PROXIES)).toBe(VISITOR))

  it.each([undefined, '', ' , ', 'x'.repeat(65)])(
    'takes the proxy itself when it says nothing of use: %j',
    (forwardedFor) => expect(clientAddress({ peer: FRONT, forwardedFor }, PROXIES)).toBe(FRONT),
  )

  it('knows an old address in its new clothes', () =>
    expect(clientAddress({ peer: `::ffff:${FRONT}`, forwardedFor: `::ffff:${VISITOR}` }, PROXIES)).toBe(VISITOR))

  it('says so when a connection has no other end', () =>
    expect(clientAddress({ peer: undefined, forwardedFor: VISITOR }, PROXIES)).toBe('unknown'))
})

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['1:2:3:4:5:6:7:8::9:10', '1:2:3:4'],
    ['unknown', 'unknown'],
  ])('counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network))
})
