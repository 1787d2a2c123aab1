import { screen, within } from '@galo/testing'
import { dataWith, open } from '../../test/menu-page.fixture'
import type { MenuPageData } from './menu-page.data'

const MENU = '/order/menu/galo-deansgate'
const seated: MenuPageData = { ...dataWith(), fulfilmentType: 'AT_TABLE' }
const facts = () => within(screen.getByRole('list', { name: 'Your order' }))

describe('A menu that the code on a table led to', () => {
  it('says which table it comes to, and keeps that for the checkout', async () => {
    const { state } = open({ at: `${MENU}?fulfilment=at-table&table=12` }, seated)
    expect(await facts().findByText(/Table 12/)).toHaveTextContent('Table 12 · Eating in')
    const { id: restaurantId } = seated.restaurant
    expect(state.read('scannedTable').getState()).toEqual({ restaurantId, table: '12' })
    expect(screen.getByRole('button', { name: 'Add Garlic dip' })).toBeVisible()
  })

  it('still says it on the menu for eating in, as long as no other was said', async () => {
    const { id: restaurantId } = seated.restaurant
    const scannedTable = { restaurantId, table: '12' }
    const { state } = open({ at: `${MENU}?fulfilment=eat-in`, seed: { scannedTable } }, seated)
    expect(await facts().findByText(/Table 12/)).toBeVisible()
    expect(state.read('scannedTable').getState()).toEqual(scannedTable)
  })

  it('shows the table that was said at the checkout since', async () => {
    const { id: restaurantId } = seated.restaurant
    const fulfilment = { type: 'AT_TABLE', table: '14', saved: true, restaurantId, scanned: '12' } as const
    const personal = { givenName: '', familyName: '', email: '', phoneNumber: '', saved: false }
    open({ at: `${MENU}?fulfilment=at-table&table=12`, seed: { fulfilmentDetails: { personal, fulfilment } } }, seated)
    expect(await facts().findByText(/Table 14/)).toBeVisible()
  })

  it.each(['abc', '0', '12345'])('says that %s is no table, and asks for the number there', async (read) => {
    const { user } = open({ at: `${MENU}?fulfilment=at-table&table=${read}` }, seated)
    expect(await screen.findByText(`“${read}” is no table of ours`)).toBeVisible()
    expect(facts().getByText('Eating in')).toBeVisible()
    const field = screen.getByLabelText('Table number')
    await user.type(field, '0')
    await user.click(screen.getByRole('button', { name: 'That’s my table' }))
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('A table number is 1 to 999, as it stands on the table.')
    await user.clear(field)
    await user.type(field, '7{Enter}')
    expect(await facts().findByText(/Table 7/)).toBeVisible()
    expect(window.location.search).toBe('?fulfilment=at-table&table=7')
    expect(screen.queryByText(/is no table of ours/)).not.toBeInTheDocument()
  })

  it('says nothing of tables to whoever eats in without a code', async () => {
    open({ at: `${MENU}?fulfilment=eat-in` }, { ...seated, fulfilmentType: 'EAT_IN' })
    expect(facts().getByText('Eating in')).toBeVisible()
    expect(screen.queryByText(/Table \d/)).not.toBeInTheDocument()
  })
})
