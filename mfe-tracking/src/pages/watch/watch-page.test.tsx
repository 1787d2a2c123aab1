import { RejectedError } from '@galo/contracts/errors'
import type { WatchedOrder } from '@galo/contracts/orders'
import { createFakeHttp, renderScreen, screen, type FakeHttp } from '@galo/testing'
import { pass, polls } from '../../test/order-page.fixture'
import { WatchPage } from './watch-page'

const ID = '0f9d3c1e-5a52-4e0c-9d0b-6a6a3f1f7a10'

const watched = (changes: Partial<WatchedOrder> = {}): WatchedOrder => ({
  id: ID,
  created_at: '2026-11-18T12:05:00Z',
  order_state: 'confirmed',
  restaurant_name: 'Galo Deansgate',
  fulfilment: {
    type: 'DELIVERY',
    delivery_state: 'RIDER_IN_TRANSIT',
    delivery_partner_details: { id: 'GALO', estimated_window: { minimum_mins: 25, maximum_mins: 40 } },
  },
  stage_times: [],
  estimated_arrival: { lower: '2026-11-18T12:38:00Z', upper: '2026-11-18T12:42:00Z' },
  until: '2026-11-19T00:05:00Z',
  ...changes,
})

const state = (delivery_state: NonNullable<WatchedOrder['fulfilment']['delivery_state']>) =>
  watched({ fulfilment: { ...watched().fulfilment, delivery_state }, estimated_arrival: null })

const refusal = (status: number) =>
  new RejectedError(
    { endPoint: '/watch', method: 'GET', apiSource: 'order-tracking', errorCode: 'NONE', status, message: 'none' },
    {},
  )

const open = (http: FakeHttp) =>
  renderScreen(<WatchPage data={{ orderId: ID }} params={{ id: ID }} />, {
    owner: 'mfe-tracking',
    at: `/order/myorders/${ID}/watch`,
    http,
  })

/** A delivery whose answer can be changed while it is watched. */
const aDelivery = (first: WatchedOrder = watched()) => {
  let now: WatchedOrder | number = first
  const http = createFakeHttp({
    'orders.watch-order': () => {
      if (typeof now === 'number') throw refusal(now)
      return { data: now }
    },
  })
  return { http, isNow: (next: WatchedOrder | number) => (now = next) }
}

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-18T12:30:00Z') }))
afterEach(() => void jest.useRealTimers())

describe('WatchPage', () => {
  it('says where it comes from, when it arrives and how far it is, moving by itself to its end, and asks for nothing else', async () => {
    const { http, isNow } = aDelivery()
    open(http)
    await pass(50)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'A delivery from Galo Deansgate · arrives 12:38–12:42',
    )
    expect(screen.getByRole('status')).toHaveTextContent('It’s on the way!')
    expect(screen.getByText('On the way').closest('li')).toHaveAttribute('aria-current', 'step')
    expect(screen.getByText(/Somebody shared this with you/)).toBeVisible()

    isNow(state('DELIVERED'))
    await pass(8_000)
    expect(screen.getByRole('status')).toHaveTextContent('It has arrived.')
    const asked = polls(http)
    await pass(120_000)
    expect(polls(http)).toBe(asked)
    expect(new Set(http.calls.map(({ contract }) => contract))).toEqual(new Set(['orders.watch-order']))
  })

  it('offers nothing to do with the order', async () => {
    open(aDelivery().http)
    await pass(50)
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.queryAllByRole('link')).toEqual([])
  })

  it('promises no time by a rider of whom nothing was heard for a while, and says that this is the last', async () => {
    const { http, isNow } = aDelivery()
    open(http)
    await pass(50)
    isNow(503)
    await pass(160_000)
    expect(screen.getByText('This is the last we heard.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('arrives 12:30–12:45')
  })

  it.each([[403], [404]])('says that the link is over when it is answered %d, and asks no more', async (status) => {
    const { http, isNow } = aDelivery()
    isNow(status)
    open(http)
    await pass(50)
    expect(screen.getByRole('heading', { name: 'This link is over' })).toBeVisible()
    const asked = polls(http)
    await pass(60_000)
    expect(polls(http)).toBe(asked)
  })

  it('says that it came to nothing, and looks on for a second try', async () => {
    const { http, isNow } = aDelivery(state('UNDELIVERABLE'))
    open(http)
    await pass(50)
    expect(screen.getByRole('alert')).toHaveTextContent('This delivery didn’t arrive')
    const { fulfilment } = state('UNDELIVERABLE')
    isNow(watched({ fulfilment: { ...fulfilment, redelivery_details: { state: 'RIDER_ASSIGNED' } } }))
    await pass(8_000)
    expect(screen.getByRole('status')).toHaveTextContent('It’s being made. It’s brought a second time.')
  })

  it('never goes back to what it was before', async () => {
    const { http, isNow } = aDelivery(state('RIDER_NEARBY'))
    open(http)
    await pass(50)
    isNow(state('RIDER_IN_TRANSIT'))
    await pass(8_000)
    expect(screen.getByRole('status')).toHaveTextContent('It’s nearly there.')
  })
})
