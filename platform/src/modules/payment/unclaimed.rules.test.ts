import fc from 'fast-check'
import { nextCheckAt, unclaimedAt } from './unclaimed.rules'

const at = (time: string): Date => new Date(`2026-11-17T${time}:00.000Z`)

describe('A payment nobody has ordered with', () => {
  it('goes back after an hour, and not a minute before', () => {
    expect(unclaimedAt(at('18:00'), at('18:59'))).toEqual({ kind: 'wait', until: at('19:00') })
    expect(unclaimedAt(at('18:00'), at('19:00'))).toEqual({ kind: 'give-back' })
  })

  it('has its hour from when it was paid, however long before it was asked for', () => {
    expect(nextCheckAt(at('18:00'))).toEqual(at('19:00'))
    expect(unclaimedAt(at('18:50'), at('19:00'))).toEqual({ kind: 'wait', until: at('19:50') })
  })

  it('is withdrawn when nobody has paid it', () => {
    expect(unclaimedAt(null, at('19:00'))).toEqual({ kind: 'withdraw' })
  })

  it('is never to be looked at in the past: whatever waits, waits for a time to come', () => {
    const moment = fc.date({ min: at('00:00'), max: new Date('2027-12-31T00:00:00.000Z'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, moment, (paidAt, now) => {
        const what = unclaimedAt(paidAt, now)
        expect(what.kind === 'wait').toBe(now < nextCheckAt(paidAt))
        if (what.kind === 'wait') expect(what.until > now).toBe(true)
      }),
    )
  })
})
