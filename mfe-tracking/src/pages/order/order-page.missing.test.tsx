import { TimeoutError } from '@galo/contracts/errors'
import type { Reporting } from '@galo/contracts/orders'
import { act, aSubmittedOrder, fireEvent, screen, within } from '@galo/testing'
import { aKitchen, open, pass } from '../../test/order-page.fixture'

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-18T12:05:00Z') }))
afterEach(() => void jest.useRealTimers())

const fulfilment = { type: 'COLLECTION', pickup_time: '2026-11-18T12:00:00.000Z' } as const
const ORDER = aSubmittedOrder({ order_state: 'confirmed', fulfilment })
const [LINE] = ORDER.order_items
const OPEN: Reporting = { until: '2026-11-20T12:00:00Z', report: null }

/** A kitchen that takes a report. */
const aHelpfulKitchen = (reporting: Reporting = OPEN) => {
  const { http } = aKitchen(ORDER)
  http.answer('orders.get-reporting', () => ({ data: reporting }))
  http.answer('orders.report-items', () => ({
    data: {
      until: null,
      report: {
        state: 'waiting' as const,
        reported_at: '2026-11-18T12:06:00Z',
        items: [{ line_id: LINE?.id ?? '', quantity: 1, problem: 'wrong' as const }],
        amount: { currency_code: 'GBP' as const, value: 1_395 },
        due_by: null,
      },
    },
  }))
  return http
}

describe('OrderPage, once the food is there', () => {
  it('takes a report of a dish, says what was reported, and puts the focus there', async () => {
    const http = aHelpfulKitchen()
    open(http)
    await pass(100)
    act(() => screen.getByRole('button', { name: 'Report a dish' }).click())
    act(() => screen.getByRole('button', { name: 'Send report' }).click())
    expect(screen.getByText('Choose a dish first.')).toBeVisible()
    const [dish] = screen.getAllByRole('checkbox')
    act(() => dish?.click())
    fireEvent.click(screen.getByRole('radio', { name: 'Not as ordered' }))
    act(() => screen.getByRole('button', { name: 'Send report' }).click())
    await pass(100)
    const said = within(screen.getByRole('region', { name: 'You told us about a dish' }))
    expect(said.getByText(/Somebody looks at it today: it’s about £13\.95/)).toBeVisible()
    expect(said.getByRole('heading')).toHaveFocus()
    expect(http.calls.at(-1)?.contract).toBe('orders.report-items')
  })

  it('says that nothing was reported when it didn’t get through', async () => {
    const http = aHelpfulKitchen()
    http.answer('orders.report-items', () => {
      throw new TimeoutError('/direct-orders/orders/{orderId}/report')
    })
    open(http)
    await pass(100)
    act(() => screen.getByRole('button', { name: 'Report a dish' }).click())
    act(() => screen.getAllByRole('checkbox')[0]?.click())
    act(() => screen.getByRole('button', { name: 'Send report' }).click())
    await pass(100)
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was reported')
  })

  it('offers nothing when it is too late, nor before the food is there', async () => {
    const { unmount } = open(aHelpfulKitchen({ until: null, report: null }))
    await pass(100)
    expect(screen.queryByText('Something not right?')).not.toBeInTheDocument()
    unmount()
    open(aKitchen(aSubmittedOrder({ order_state: 'confirmed' })).http)
    await pass(100)
    expect(screen.queryByText('Something not right?')).not.toBeInTheDocument()
  })
})
