import { addressesOf, updatesUntil } from './update.wishes.rules'

const NOON = new Date('2026-11-17T12:00:00Z')
const COLLECTION = { fulfilmentType: 'COLLECTION', orderState: 'confirmed' } as const
const ORDER = { pickupTime: new Date('2026-11-17T12:30:00Z'), createdAt: NOON, refundedAt: null }

describe('updatesUntil', () => {
  it('is an hour after a collection’s time, and nothing from then on', () => {
    expect(updatesUntil(ORDER, COLLECTION, NOON)).toEqual(new Date('2026-11-17T13:30:00Z'))
    expect(updatesUntil(ORDER, COLLECTION, new Date('2026-11-17T13:30:00Z'))).toBeNull()
  })

  it('is nothing for what came to nothing, or whose money went back', () => {
    expect(updatesUntil(ORDER, { ...COLLECTION, orderState: 'rejected' }, NOON)).toBeNull()
    expect(updatesUntil({ ...ORDER, refundedAt: NOON }, COLLECTION, NOON)).toBeNull()
  })

  it('is half a day for what has no time of its own', () => {
    const delivery = { fulfilmentType: 'DELIVERY', orderState: 'placed' } as const
    expect(updatesUntil({ ...ORDER, pickupTime: null }, delivery, NOON)).toEqual(new Date('2026-11-18T00:00:00Z'))
  })
})

describe('addressesOf', () => {
  it('is as they are sent, each for itself', () => {
    expect(addressesOf({ email: ' ana@example.com ', text: '07700 900123' }, 'UK')).toEqual({
      ok: true,
      value: { email: 'ana@example.com', text: '+447700900123' },
    })
    expect(addressesOf({ email: null, text: null }, 'IE')).toEqual({ ok: true, value: { email: null, text: null } })
  })

  it('says which of both can get nothing', () => {
    expect(addressesOf({ email: 'ana@', text: null }, 'UK')).toEqual({ ok: false, error: 'email' })
    expect(addressesOf({ email: null, text: '0161 496 0000' }, 'UK')).toEqual({ ok: false, error: 'number' })
  })
})
