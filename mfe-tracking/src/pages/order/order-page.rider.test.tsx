import { RejectedError } from '@galo/contracts/errors'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { aRiderTracking, screen, within, type FakeHttp } from '@galo/testing'
import { aDelivery, aKitchen, open, pass, polls } from '../../test/order-page.fixture'

type Delivery = SubmittedOrder['fulfilment']

const refusal = (status: number) =>
  new RejectedError(
    { endPoint: '/rider', method: 'GET', apiSource: 'order-tracking', errorCode: 'NONE', status, message: 'none' },
    {},
  )

/** A delivery whose state and rider can be changed while its page is open. */
const aRide = (changes: Partial<Delivery> = {}) => {
  let rider: ReturnType<typeof aRiderTracking> | null = aRiderTracking()
  const { http, isNow } = aKitchen(aDelivery(changes))
  http.answer('orders.get-rider', () => {
    if (rider === null) throw refusal(404)
    return { data: rider }
  })
  return {
    http,
    becomes: (next: Partial<Delivery>) => isNow(aDelivery(next)),
    rides: (next: Parameters<typeof aRiderTracking>[0] | null) => (rider = next === null ? null : aRiderTracking(next)),
  }
}

const looks = (http: FakeHttp) => polls(http, 'orders.get-rider')
const rider = () => within(screen.getByRole('region', { name: 'Who brings it' }))

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-18T12:10:00Z') }))
afterEach(() => void jest.useRealTimers())

describe('OrderPage of a delivery', () => {
  it('says who brings it, how far away they are, how to ring them and what to say at the door, and when it arrives', async () => {
    open(aRide().http)
    await pass(50)
    expect(rider().getByRole('heading', { name: 'Kofi Evans' })).toBeVisible()
    expect(rider().getByText('1.6 miles away')).toBeVisible()
    expect(rider().getByRole('link', { name: 'Call Kofi Evans' })).toHaveAttribute('href', 'tel:07700900123')
    const code = within(screen.getByRole('region', { name: 'Your hand-over code' }))
    expect(code.getByRole('img', { name: '0 7 1 4' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('arrives 12:18–12:22')
  })

  it('follows the rider every eight seconds, without reading every step aloud', async () => {
    const { http, rides } = aRide()
    open(http)
    await pass(50)
    const status = screen.getByRole('status').textContent
    rides({
      rider_position: { lat: 53.4802, lon: -2.2497 },
      estimated_arrival: { lower: '2026-11-18T12:12:00Z', upper: '2026-11-18T12:12:30Z' },
    })
    await pass(8_000)
    expect(rider().getByText('300 metres away')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('arrives 12:12')
    expect(screen.getByRole('status')).toHaveTextContent(status?.trim() ?? '')
    const before = looks(http)
    await pass(24_000)
    expect(looks(http) - before).toBe(3)
  })

  it('asks about nobody before there is a rider, nor once it was delivered, and never for a collection', async () => {
    const { http, becomes } = aRide({ delivery_state: 'ACCEPTED_BY_DELIVERY_PARTNER' })
    open(http)
    await pass(16_000)
    expect(looks(http)).toBe(0)
    expect(screen.queryByRole('region', { name: 'Who brings it' })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Your hand-over code' })).not.toBeInTheDocument()
    becomes({ delivery_state: 'RIDER_ASSIGNED' })
    await pass(9_000)
    expect(rider().getByText('On the way to the grill for your food')).toBeVisible()
    becomes({ delivery_state: 'DELIVERED' })
    await pass(8_000)
    expect(screen.getByRole('status')).toHaveTextContent('Order delivered. Dig in!')
    expect(screen.queryByRole('region', { name: 'Who brings it' })).not.toBeInTheDocument()
    const asked = looks(http)
    await pass(60_000)
    expect(looks(http)).toBe(asked)
  })

  it('shows the next rider when the first was taken off, and none in between', async () => {
    const { http, becomes, rides } = aRide({ delivery_state: 'RIDER_ASSIGNED' })
    open(http)
    await pass(50)
    rides(null)
    becomes({ delivery_state: 'ACCEPTED_BY_DELIVERY_PARTNER' })
    await pass(9_000)
    expect(screen.queryByRole('region', { name: 'Who brings it' })).not.toBeInTheDocument()
    becomes({ delivery_state: 'RIDER_ASSIGNED' })
    rides({ rider: { full_name: 'Deliveroo rider', contact_number: '', contact_bridge_code: '' } })
    await pass(17_000)
    expect(rider().getByRole('heading', { name: 'Deliveroo rider' })).toBeVisible()
    expect(rider().queryByRole('link')).not.toBeInTheDocument()
  })

  it('says that a rider was taken off, and asks about nobody until the order says that somebody comes', async () => {
    const { http, becomes, rides } = aRide({ delivery_state: 'RIDER_ASSIGNED' })
    open(http)
    await pass(50)
    rides(null)
    const looked = polls(http, 'orders.get-order-status')
    await pass(8_000)
    // One that is not there any more is a reason to look at the order, and not yet to believe it.
    expect(polls(http, 'orders.get-order-status')).toBeGreaterThan(looked)
    expect(screen.queryByText('Your rider was taken off this order')).not.toBeInTheDocument()
    await pass(9_000)
    expect(screen.getByText('Your rider was taken off this order')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Who brings it' })).not.toBeInTheDocument()
    const asked = looks(http)
    await pass(60_000)
    expect(looks(http)).toBe(asked)

    rides({ rider: { full_name: 'Aoife Byrne', contact_number: '', contact_bridge_code: '' } })
    becomes({ delivery_state: 'RIDER_ARRIVED' })
    await pass(40_000)
    expect(rider().getByRole('heading', { name: 'Aoife Byrne' })).toBeVisible()
    expect(screen.queryByText('Your rider was taken off this order')).not.toBeInTheDocument()
  })

  it('knows a rider who was taken off by the times of the stages, also after it was loaded again', async () => {
    const anew = aDelivery({ delivery_state: 'ACCEPTED_BY_DELIVERY_PARTNER' })
    const times = [
      { stage: 'CONFIRMED', at: '2026-11-18T12:06:00Z' },
      { stage: 'BEING_PREPARED', at: '2026-11-18T12:08:00Z' },
    ]
    open(aKitchen({ ...anew, stage_times: times }).http)
    await pass(50)
    expect(screen.getByText('Your rider was taken off this order')).toBeVisible()
  })

  it('says aloud once that it runs late, and that it is back on time, however its clock moves', async () => {
    const { http, rides } = aRide({
      delivery_partner_details: { id: 'GALO', estimated_window: { minimum_mins: 10, maximum_mins: 20 } },
    })
    const arriving = (upper: string) => rides({ estimated_arrival: { lower: '2026-11-18T12:20:00Z', upper } })
    open(http)
    await pass(50)
    const aloud = () => document.querySelector('[aria-live="polite"]')?.textContent
    expect(aloud()).toBe('')
    arriving('2026-11-18T12:40:00Z')
    await pass(8_000)
    expect(aloud()).toBe('It’s running late, and we’re sorry: it arrives 12:20–12:40.')
    arriving('2026-11-18T12:45:00Z')
    await pass(8_000)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('12:20–12:45')
    expect(aloud()).toBe('It’s running late, and we’re sorry: it arrives 12:20–12:40.')
    arriving('2026-11-18T12:22:00Z')
    await pass(8_000)
    expect(aloud()).toBe('It’s back on time.')
  })

  it('keeps the last that was heard while the line is bad, says how old it is, and promises no time by it', async () => {
    const { http } = aRide()
    open(http)
    await pass(50)
    http.answer('orders.get-rider', () => {
      throw refusal(503)
    })
    await pass(184_000)
    expect(rider().getByText('Nothing heard for 3 minutes.')).toBeVisible()
    expect(rider().getByText(/Last seen 1\.6 miles away/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('12:18')
    http.answer('orders.get-rider', () => ({ data: aRiderTracking() }))
    await pass(9_000)
    expect(rider().getByText('1.6 miles away')).toBeVisible()
  })

  it.each([
    [{ delivery_state: 'UNDELIVERABLE' }, 'Nobody could take it at the door.'],
    [{ delivery_state: 'CANCELLED' }, 'Nobody could be found to bring it.'],
    [{ delivery_state: 'REJECTED_AFTER_ACCEPTED' }, 'Nobody could be found to bring it.'],
    [
      { delivery_state: 'UNDELIVERABLE', redelivery_details: { state: 'CANCELLED' } },
      'The second try didn’t get to your door either.',
    ],
  ] as const)('that ended as %j says what goes back, whom to ask and how to begin again', async (changes, words) => {
    open(aRide(changes).http)
    await pass(50)
    expect(screen.getByRole('alert')).toHaveTextContent(`${words} You get a full refund, within 2 to 5 working days.`)
    expect(screen.getByRole('button', { name: 'Restart order' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Delivery support' })).toHaveAttribute('href', '/help/section?id=contact')
    expect(screen.queryByRole('region', { name: 'Who brings it' })).not.toBeInTheDocument()
  })
})
