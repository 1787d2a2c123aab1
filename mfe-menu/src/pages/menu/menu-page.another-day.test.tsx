import { screen, waitFor, within } from '@galo/testing'
import { dataWith, open } from '../../test/menu-page.fixture'

const TOMORROW = '2026-11-19T11:30:00.000Z'
const closedToday = (laterFrom?: string) => {
  const { restaurant, ...data } = dataWith()
  return { ...data, restaurant: { ...restaurant, hours: null, times: [], ...(laterFrom && { laterFrom }) } }
}
const plusButtons = () => screen.queryAllByRole('button', { name: /^Add/ })

describe('The menu of a restaurant that is closed for today', () => {
  it('is ordered from for tomorrow, and says so in its head and above its dishes', async () => {
    open({}, closedToday(TOMORROW))
    const head = screen.getByRole('banner')
    await waitFor(() => expect(head).toHaveTextContent('Order for tomorrow from 11:30'))
    expect(within(head).getByText(/Closed for today/)).toBeVisible()
    expect(await screen.findByText(/is closed for today/)).toBeVisible()
    expect(screen.getByText(/is grilled for tomorrow, from 11:30 on/)).toBeVisible()
    expect(plusButtons()).not.toHaveLength(0)
  })

  it('is read alone where nobody takes orders for another day', async () => {
    open({}, closedToday())
    expect(await screen.findByText(/is closed for today/)).toBeVisible()
    expect(plusButtons()).toHaveLength(0)
  })
})
