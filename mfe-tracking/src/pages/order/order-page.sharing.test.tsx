import { RejectedError, TimeoutError } from '@galo/contracts/errors'
import { act, screen } from '@galo/testing'
import { aDelivery, aKitchen, open, pass } from '../../test/order-page.fixture'

const LINK = 'https://galo.test/order/myorders/1/watch?watch=1.abc.def'
const sent: unknown[] = []

/** After the page is open: the driver has a clipboard of its own. */
const device = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-18T12:10:00Z') })
  sent.length = 0
  device('share', undefined)
})
afterEach(() => {
  jest.useRealTimers()
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

const aSharedKitchen = () => {
  const { http, isNow } = aKitchen(aDelivery())
  http.answer('orders.share-order', () => ({ data: { link: LINK, until: '2026-11-19T00:05:00Z' } }))
  return { http, isNow }
}
const openIt = async () => {
  const kitchen = aSharedKitchen()
  open(kitchen.http)
  await pass(50)
  await act(() => import('../../features/share-tracking/share-tracking'))
  await pass(50)
  return kitchen
}
const press = async () => {
  act(() => screen.getByRole('button', { name: 'Share tracking' }).click())
  await pass(100)
}

describe('OrderPage, sharing a delivery', () => {
  it('says what stays hidden, and gives the link to what the device shares with', async () => {
    device('share', async (data: unknown) => void sent.push(data))
    await openIt()
    expect(screen.getByText(/hand-over code stay hidden/)).toBeVisible()
    await press()
    expect(sent).toEqual([{ title: 'Follow my Galo delivery', url: LINK }])
    expect(screen.getByText('The link is on its way.')).toBeVisible()
  })

  it('copies it where the device shares with nothing, shows it and says until when it works', async () => {
    await openIt()
    device('clipboard', { writeText: async (text: string) => void sent.push(text) })
    await press()
    expect(sent).toEqual([LINK])
    expect(screen.getByText('Link copied.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Link to follow it' })).toHaveValue(LINK)
    expect(screen.getByText(/^Works until .*00:05\.$/)).toBeVisible()
  })

  it('leaves it to be copied by hand where the browser does neither', async () => {
    await openIt()
    device('clipboard', undefined)
    await press()
    expect(screen.getByText('Copy the link to share it.')).toBeVisible()
  })

  it('says that there is nothing to follow, or that no link was made', async () => {
    const { http } = await openIt()
    http.answer('orders.share-order', () => {
      throw new TimeoutError('/share')
    })
    await press()
    expect(screen.getByText('The link couldn’t be made. Try again.')).toBeVisible()
    http.answer('orders.share-order', () => {
      const refused = { errorCode: 'SHARING_NOT_POSSIBLE', status: 409, message: '', endPoint: '/share' }
      throw new RejectedError({ ...refused, method: 'POST', apiSource: 'order-tracking' }, {})
    })
    await press()
    expect(screen.getByText('There’s nothing to follow any more.')).toBeVisible()
  })

  it('is offered for a delivery that goes on alone', async () => {
    const { isNow } = await openIt()
    isNow(aDelivery({ delivery_state: 'DELIVERED' }))
    await pass(8_000)
    expect(screen.queryByRole('button', { name: 'Share tracking' })).not.toBeInTheDocument()
  })
})
