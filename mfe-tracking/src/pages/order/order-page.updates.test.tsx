import { RejectedError, TimeoutError } from '@galo/contracts/errors'
import type { OrderUpdates } from '@galo/contracts/orders'
import { act, aSubmittedOrder, fireEvent, screen, within, type FakeHttp } from '@galo/testing'
import { aKitchen, open, pass } from '../../test/order-page.fixture'

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-18T12:05:00Z') }))
afterEach(() => void jest.useRealTimers())

const NEXT = "Galo Deansgate has said yes to order K4TZ. It's ready at 12:40."
const OFF: OrderUpdates = {
  email: { to: 'ana@example.com', is_on: false },
  text: { to: '+447700900123', is_on: false },
  next: NEXT,
  until: '2026-11-18T13:40:00Z',
}

/** A platform that keeps what it is asked for. */
const openWith = (http: FakeHttp, known: OrderUpdates = OFF) => {
  let now = known
  http.answer('orders.get-updates', () => ({ data: now }))
  http.answer('orders.set-updates', ({ body }) => {
    const { text = now.text.is_on ? now.text.to : null } = body as { readonly text?: string | null }
    now = { ...now, text: { to: text ?? '+447700900123', is_on: text !== null } }
    return { data: now }
  })
  const { unmount } = open(http)
  return { isNow: (next: OrderUpdates) => (now = next), unmount }
}
const press = async (name: string) => {
  act(() => screen.getByRole('button', { name }).click())
  await pass(100)
}
const section = () => within(screen.getByRole('region', { name: 'Keep me posted' }))

describe('OrderPage, for who would rather be told', () => {
  it('shows the next message and the number before anybody says yes, and asks for nothing before', async () => {
    const { http } = aKitchen()
    openWith(http)
    await pass(100)
    await press('Text me')
    const number = screen.getByRole('textbox', { name: 'Mobile number' })
    expect(number).toHaveFocus()
    expect(number).toHaveValue('+447700900123')
    expect(section().getByText(NEXT)).toBeVisible()
    expect(http.calls.some(({ contract }) => contract === 'orders.set-updates')).toBe(false)
    await press('Yes, text me')
    const said = section().getByText('We text you at +447700900123.')
    expect(said).toHaveFocus()
    expect(screen.getByRole('button', { name: 'E-mail me' })).toBeVisible()
  })

  it('is asked for by a press of its own: the stroke that opened the form doesn’t send it, however long it is held', async () => {
    const { http } = aKitchen()
    openWith(http)
    await pass(100)
    await press('E-mail me')
    const field = screen.getByRole('textbox', { name: 'E-mail' })
    expect(fireEvent.keyDown(field, { key: 'Enter', repeat: true })).toBe(false)
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true)
    expect(fireEvent.keyDown(field, { key: 'Backspace', repeat: true })).toBe(true)
  })

  it('is nothing any more once a table has eaten, and nobody is told to stay where they are', async () => {
    const fulfilment = { type: 'AT_TABLE', table: '12' } as const
    const order = aSubmittedOrder({ order_state: 'confirmed', fulfilment })
    const { http } = aKitchen(order)
    const { unmount } = openWith(http)
    await pass(100)
    expect(screen.getByRole('region', { name: 'Keep me posted' })).toBeVisible()
    expect(screen.getByText(/Stay where you are/)).toBeVisible()
    unmount()
    openWith(aKitchen({ ...order, created_at: '2026-11-18T11:00:00Z' }).http)
    await pass(100)
    expect(screen.getByText('We hope it was good.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Keep me posted' })).not.toBeInTheDocument()
    expect(screen.queryByText(/Stay where you are/)).not.toBeInTheDocument()
  })

  it('is stopped by one press, in words', async () => {
    const { http } = aKitchen()
    openWith(http, { ...OFF, text: { to: '+447700900123', is_on: true } })
    await pass(100)
    await press('Stop texts')
    expect(section().getByText('No more texts about this order.')).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Text me' })).toBeVisible()
  })

  it('gives the focus back to who thinks better of it', async () => {
    const { http } = aKitchen()
    openWith(http)
    await pass(100)
    await press('E-mail me')
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
    await press('Cancel')
    expect(screen.getByRole('button', { name: 'E-mail me' })).toHaveFocus()
  })

  it('says what is wrong with a number, beside it, and keeps what was typed', async () => {
    const { http } = aKitchen()
    openWith(http)
    http.answer('orders.set-updates', () => {
      const model = { errorCode: 'UPDATES_NUMBER_INVALID', status: 400, message: '', endPoint: '', method: 'PUT' }
      throw new RejectedError({ ...model, apiSource: 'order-tracking' }, null)
    })
    await pass(100)
    await press('Text me')
    fireEvent.change(screen.getByRole('textbox', { name: 'Mobile number' }), { target: { value: '0161 496 0000' } })
    await press('Yes, text me')
    const number = screen.getByRole('textbox', { name: 'Mobile number' })
    expect(number).toHaveValue('0161 496 0000')
    expect(number).toBeInvalid()
    expect(number).toHaveAccessibleDescription(/Enter the number of a mobile/)
    expect(number).toHaveFocus()
  })

  it('says that nothing has changed when it doesn’t get through, asked or stopped', async () => {
    const { http } = aKitchen()
    openWith(http, { ...OFF, email: { to: 'ana@example.com', is_on: true } })
    http.answer('orders.set-updates', () => {
      throw new TimeoutError('/direct-orders/orders/{orderId}/updates')
    })
    await pass(100)
    await press('Stop e-mails')
    expect(section().getByText(/^That didn’t get through/)).toBeVisible()
    expect(section().getByText('We write to ana@example.com.')).toBeVisible()
    await press('Text me')
    await press('Yes, text me')
    expect(section().getAllByText(/^That didn’t get through/)).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Yes, text me' })).toBeVisible()
  })

  it('is looked at again by who comes back to the tab: another one has asked meanwhile', async () => {
    const { http } = aKitchen()
    const { isNow } = openWith(http)
    await pass(100)
    isNow({ ...OFF, text: { to: '+447700900123', is_on: true } })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await pass(100)
    expect(section().getByText('We text you at +447700900123.')).toBeVisible()
  })

  it('can be asked for again when it couldn’t be found out, and is not there for who may not ask', async () => {
    const { http } = aKitchen()
    openWith(http)
    http.answer('orders.get-updates', () => {
      throw new TimeoutError('/direct-orders/orders/{orderId}/updates')
    })
    await pass(100)
    expect(section().getByText(/^We couldn’t find out/)).toBeVisible()
    http.answer('orders.get-updates', () => ({ data: { ...OFF, until: null } }))
    await press('Try again')
    expect(screen.queryByRole('region', { name: 'Keep me posted' })).not.toBeInTheDocument()
  })

  it('is not asked about once the food is there', async () => {
    const fulfilment = { type: 'COLLECTION', pickup_time: '2026-11-18T12:00:00.000Z' } as const
    const { http } = aKitchen(aSubmittedOrder({ order_state: 'confirmed', fulfilment }))
    openWith(http)
    http.answer('orders.get-reporting', () => ({ data: { until: null, report: null } }))
    await pass(100)
    expect(http.calls.some(({ contract }) => contract === 'orders.get-updates')).toBe(false)
  })
})
