import fc from 'fast-check'
import { money, sumMoney } from '../money/money'
import { portionsWorth, refundableFees, refundLeft, refundSum, type GoneBack, type PaidOrder } from './part-refund'

const pence = (value: number) => money('GBP', value)
const NOTHING = pence(0)

/** Two half chickens and four corn cobs with 15 % off, one can with a deposit, brought. */
const order: PaidOrder = {
  lines: [
    { id: 'half', quantity: 2, total: pence(2_790), deductions: pence(419), deposit: NOTHING },
    { id: 'corn', quantity: 1, total: pence(460), deductions: pence(69), deposit: NOTHING },
    { id: 'can', quantity: 3, total: pence(600), deductions: NOTHING, deposit: pence(15) },
  ],
  fees: [
    { kind: 'DELIVERY', amount: pence(249) },
    { kind: 'SERVICE', amount: pence(299) },
    { kind: 'DEPOSIT', amount: pence(45) },
  ],
  paid: pence(2_790 - 419 + 460 - 69 + 600 + 249 + 299 + 45 + 200),
}
const bySum = (value: number): GoneBack => ({ amount: pence(value), lines: [], fees: [] })
const lines = (lineId: string, quantity = 1) => ({ kind: 'parts', lines: [{ lineId, quantity }], fees: [] }) as const
const sumOf = (wish: Parameters<typeof refundSum>[2], gone: readonly GoneBack[] = []) => {
  const sum = refundSum(order, gone, wish)
  return sum.ok ? sum.value.value : sum.error
}

describe('What goes back of an order', () => {
  it('is what was really paid for a dish: less its share of the code', () => {
    expect(sumOf(lines('corn'))).toBe(460 - 69)
  })

  it('takes a fee along only when it is chosen', () => {
    expect(sumOf({ ...lines('corn'), fees: ['DELIVERY'] })).toBe(460 - 69 + 249)
  })

  it('brings the deposit of a can back with the can, and never by itself', () => {
    expect(sumOf(lines('can', 2))).toBe(2 * (200 + 15))
    expect(sumOf({ kind: 'parts', lines: [], fees: ['DEPOSIT'] })).toBe('not-in-the-order')
    expect(refundableFees(order, []).map(({ kind }) => kind)).toEqual(['DELIVERY', 'SERVICE'])
  })

  it('is all that is left, tip and fees included, when it is the whole', () => {
    expect(sumOf({ kind: 'whole' })).toBe(order.paid.value)
    expect(sumOf({ kind: 'whole' }, [bySum(1_000)])).toBe(order.paid.value - 1_000)
  })

  it('is refused for a dish that was not ordered, or has gone back already, and when nothing is chosen', () => {
    const half: GoneBack = { amount: pence(1_186), lines: [{ lineId: 'half', quantity: 1 }], fees: ['SERVICE'] }
    expect(sumOf(lines('chips'))).toBe('not-in-the-order')
    expect(sumOf(lines('half', 0))).toBe('not-in-the-order')
    expect(sumOf(lines('half', 3))).toBe('gone-back-already')
    expect(sumOf(lines('half', 2), [half])).toBe('gone-back-already')
    expect(sumOf({ kind: 'parts', lines: [], fees: ['SERVICE'] }, [half])).toBe('gone-back-already')
    expect(sumOf({ kind: 'parts', lines: [], fees: [] })).toBe('nothing-chosen')
    expect(sumOf({ kind: 'amount', amount: NOTHING })).toBe('nothing-chosen')
  })

  it('does not count a dish or a fee twice that is named twice', () => {
    const twice = { lineId: 'corn', quantity: 1 }
    expect(sumOf({ kind: 'parts', lines: [twice, twice], fees: [] })).toBe('gone-back-already')
    expect(sumOf({ kind: 'parts', lines: [], fees: ['SERVICE', 'SERVICE'] })).toBe('gone-back-already')
  })

  it('is never more than is left', () => {
    const most = order.paid.value
    expect(sumOf({ kind: 'amount', amount: pence(most) })).toBe(most)
    expect(sumOf({ kind: 'amount', amount: pence(most + 1) })).toBe('more-than-left')
    expect(sumOf(lines('corn'), [bySum(most - 100)])).toBe(100)
    expect(sumOf({ kind: 'whole' }, [bySum(most)])).toBe('nothing-left')
  })

  it('adds up: however the portions of a line go back, together they are what it cost', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.nat(5_000),
        fc.nat(100),
        fc.nat(30),
        (quantity, each, off, deposit) => {
          const total = each * quantity
          const line = {
            id: 'any',
            quantity,
            total: pence(total),
            deductions: pence(Math.min(off, total)),
            deposit: pence(deposit),
          }
          const one = Array.from({ length: quantity }, (_, before) => portionsWorth(line, 1, before))
          expect(sumMoney('GBP', one)).toEqual(portionsWorth(line, quantity))
          expect(portionsWorth(line, quantity).value).toBe(total - line.deductions.value + deposit * quantity)
        },
      ),
    )
  })

  it('never exceeds what was paid, whatever is asked for one after the other', () => {
    const wish = fc.oneof(
      fc.constant({ kind: 'whole' } as const),
      fc.integer({ min: 1, max: 5_000 }).map((value) => ({ kind: 'amount', amount: pence(value) }) as const),
      fc.record({
        kind: fc.constant('parts' as const),
        lines: fc.array(
          fc.record({ lineId: fc.constantFrom('half', 'corn', 'can'), quantity: fc.integer({ min: 1, max: 3 }) }),
          { maxLength: 3 },
        ),
        fees: fc.array(fc.constantFrom('DELIVERY', 'SERVICE'), { maxLength: 2 }),
      }),
    )
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 8 }), (wishes) => {
        const gone: GoneBack[] = []
        for (const each of wishes) {
          const sum = refundSum(order, gone, each)
          if (!sum.ok) continue
          expect(sum.value.value).toBeGreaterThan(0)
          gone.push({ amount: sum.value, ...(each.kind === 'parts' ? each : { lines: [], fees: [] }) })
        }
        expect(refundLeft(order, gone).value).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
