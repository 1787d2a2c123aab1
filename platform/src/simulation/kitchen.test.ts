import { nextKitchenStep } from './kitchen'

const createdAt = new Date('2026-11-20T18:00:00Z')
const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000)

describe('nextKitchenStep', () => {
  it('takes a new order to the till at once and says when the kitchen will answer', () => {
    expect(nextKitchenStep({ state: 'new', createdAt }, after(0), 8)).toEqual({ state: 'placed', dueAt: after(8) })
  })

  it('keeps a placed order waiting until the kitchen has had its time', () => {
    expect(nextKitchenStep({ state: 'placed', createdAt }, after(7.999), 8)).toBeNull()
    expect(nextKitchenStep({ state: 'placed', createdAt }, after(8), 8)).toEqual({ state: 'confirmed', dueAt: null })
  })

  it.each(['confirmed', 'rejected', 'payment_declined', 'rejected_by_delivery_partner'])(
    'leaves a %s order alone',
    (state) => {
      expect(nextKitchenStep({ state, createdAt }, after(3600), 8)).toBeNull()
    },
  )
})
