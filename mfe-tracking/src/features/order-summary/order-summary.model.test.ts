import { aSubmittedOrder } from '@galo/testing'
import { orderTotal, summaryLine, summarySums, totalLabel } from './order-summary.model'

const UK = { language: 'en', market: 'UK' } as const
const order = aSubmittedOrder()
const pounds = (value: number) => ({ currency_code: 'GBP' as const, value })

describe('order summary', () => {
  it('tells a line with its choices and its price for all of them', () => {
    expect(order.order_items.map(summaryLine)).toEqual([
      { id: 'line-1', name: 'Half chicken', choices: 'Fogo', quantity: 1, price: '£16.50' },
    ])
  })

  it('adds up from the food to the total', () => {
    expect(summarySums(order, UK)).toEqual([
      { label: 'Food', amount: '£16.50' },
      { label: 'Bag', amount: '£0.10' },
    ])
    expect(orderTotal(order)).toBe('£16.60')
  })

  it('has a tip as a line of its own, last before what was paid', () => {
    const costs = { ...order.costs, tip: pounds(200), total: pounds(1860) }
    expect(summarySums({ ...order, costs }, UK).at(-1)).toEqual({ label: 'Tip for the team', amount: '£2.00' })
    expect(orderTotal({ costs })).toBe('£18.60')
  })

  it('calls a sum paid, but not of an order that came to nothing', () => {
    expect(totalLabel(order, UK)).toBe('Total paid')
    expect(totalLabel({ ...order, order_state: 'rejected' }, UK)).toBe('Total')
    const refund = { amount: pounds(1660), given_back_at: null, due_by: '2026-11-25' }
    expect(totalLabel({ ...order, refund }, UK)).toBe('Total')
  })

  it('takes discounts away and leaves out what is nothing', () => {
    const costs = {
      ...order.costs,
      fees: [{ kind: 'SERVICE', amount: pounds(0) }],
      discounts: [{ kind: 'CODE', amount: pounds(200), display_name: 'COALS2' }],
    }
    expect(summarySums({ ...order, costs }, UK)).toEqual([
      { label: 'Food', amount: '£16.50' },
      { label: 'COALS2', amount: '−£2.00' },
    ])
  })

  it('calls a fee what the basket and the checkout called it, and one nobody told it about by its own name', () => {
    const fees = ['SERVICE', 'DEPOSIT', 'LATE_NIGHT_GRILL'].map((kind) => ({ kind, amount: pounds(50) }))
    expect(summarySums({ ...order, costs: { ...order.costs, fees } }, UK).map(({ label }) => label)).toEqual([
      'Food',
      'Service fee',
      'Bottle and can deposit',
      'Late night grill',
    ])
  })
})
