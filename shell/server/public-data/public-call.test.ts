import { addItem, buildOrder } from '@galo/contracts/basket'
import { listAvailableTimes } from '@galo/contracts/capacity'
import { readTime } from '@galo/contracts/clock'
import { autocompleteAddress, geocodePosition } from '@galo/contracts/localities'
import { getAvailability, getMenu } from '@galo/contracts/menu'
import { submitOrder } from '@galo/contracts/orders'
import { createTransaction } from '@galo/contracts/payment'
import { searchRestaurants } from '@galo/contracts/restaurants'
import { keyOf, lifeOf, type PlatformCall } from './public-call'

const TOKEN = 'public-menu'
const aCall = (call: Partial<PlatformCall> = {}): PlatformCall => ({
  method: 'POST',
  path: getAvailability.path,
  headers: { authorization: `Bearer ${TOKEN}` },
  body: '{"query":"…"}',
  ...call,
})

describe('lifeOf', () => {
  it.each([
    getMenu.path,
    getAvailability.path,
    searchRestaurants.path,
    listAvailableTimes.path,
    autocompleteAddress.path,
    `${geocodePosition.path}?latlng=53.4775%2C-2.2497&key=galo-development`,
  ])('holds %s, which is the same for everybody', (path) => expect(lifeOf(aCall({ path }), TOKEN)).not.toBeNull())

  it('shows within three seconds that a dish has sold out or a restaurant has closed', () => {
    for (const path of [getAvailability.path, searchRestaurants.path, listAvailableTimes.path])
      expect(lifeOf(aCall({ path }), TOKEN)?.staleMs).toBeLessThanOrEqual(3_000)
  })

  it.each([
    addItem.path,
    buildOrder.path,
    createTransaction.path,
    submitOrder.path,
    readTime.path,
    '/__proto__',
    '/constructor',
  ])('never holds %s', (path) => expect(lifeOf(aCall({ path }), TOKEN)).toBeNull())

  it('holds nothing that was asked with somebody’s own token', () =>
    expect(lifeOf(aCall({ headers: { authorization: 'Bearer a.guest.token' } }), TOKEN)).toBeNull())

  it('holds nothing of mock time', () =>
    expect(lifeOf(aCall({ headers: { 'x-mock-time': '+PT30M' } }), TOKEN)).toBeNull())

  it('holds nothing that is longer than the site’s own questions', () =>
    expect(lifeOf(aCall({ body: 'x'.repeat(5_000) }), TOKEN)).toBeNull())
})

describe('keyOf', () => {
  it('tells questions apart by all that their answers depend on', () => {
    const calls = [
      aCall(),
      aCall({ path: getMenu.path }),
      aCall({ body: '{"query":"…","variables":{"market":"IE"}}' }),
      aCall({ headers: {} }),
      aCall({ headers: { 'x-development-token': 'other' } }),
      aCall({ headers: { 'x-features': 'new-menu' } }),
      aCall({ method: 'GET' }),
    ]
    expect(new Set(calls.map(keyOf)).size).toBe(calls.length)
  })

  it('takes positions a few steps apart for one, and others apart', () => {
    const at = (latlng: string) =>
      keyOf(aCall({ path: `${geocodePosition.path}?${new URLSearchParams({ latlng, key: 'k' })}` }))
    expect(at('53.47751234,-2.2497')).toBe(at('53.4775,-2.249702'))
    expect(at('53.4775,-2.2497')).not.toBe(at('53.4776,-2.2497'))
    expect(at('53.4775,-2.2497')).not.toBe(at('53.4775,-2.2597'))
  })

  it('does not look at what changes nothing', () =>
    expect(keyOf(aCall({ headers: { accept: '*/*' } }))).toBe(
      keyOf(aCall({ headers: { accept: 'application/json' } })),
    ))
})
