import { afterSeconds, anOrderLife, aTry } from '../../proof/world/order-life'
import { isRefundOwed, refundDue } from './refund.rules'

describe('refundDue', () => {
  it('gives the money of an order that was turned down back at once', () => {
    const life = anOrderLife({ fulfilmentType: 'COLLECTION', state: 'rejected' }, [])
    expect(isRefundOwed(life)).toBe(true)
    expect(refundDue(life)).toEqual({ at: afterSeconds(0), event: { kind: 'refund' } })
  })

  it('waits ten minutes when nobody opened the door: the food may be brought again', () => {
    const shut = aTry({ state: 'UNDELIVERABLE', since: afterSeconds(1800) })
    expect(refundDue(anOrderLife({ state: 'confirmed' }, [shut])).at).toEqual(afterSeconds(1800 + 600))
  })

  it('waits for nothing after a second try', () => {
    const tries = [1, 2].map((attempt) =>
      aTry({ attempt, state: 'UNDELIVERABLE', since: afterSeconds(attempt * 1800) }),
    )
    expect(refundDue(anOrderLife({ state: 'confirmed' }, tries)).at).toEqual(afterSeconds(3600))
  })

  it('is asked for no order that arrived', () => {
    expect(isRefundOwed(anOrderLife({ state: 'confirmed' }, [aTry({ state: 'DELIVERED' })]))).toBe(false)
  })
})
