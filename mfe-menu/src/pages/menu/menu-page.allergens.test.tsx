import { NetworkError } from '@galo/contracts/errors'
import { screen, waitFor, within } from '@galo/testing'
import { aKitchen } from '../../test/a-kitchen'
import { AT, menu, open, sheet } from '../../test/menu-page.fixture'

const NAME = 'Allergens of the whole menu'

describe('the allergens of the whole menu', () => {
  it('are one table with a heading for each dish and each of the fourteen, opened by their address', async () => {
    open({ at: `${AT}&allergens=all` })
    const table = within(await (await sheet(NAME)).findByRole('table', { name: NAME }))
    expect(table.getAllByRole('columnheader')).toHaveLength(15)
    const chicken = within(table.getByRole('row', { name: /^Half chicken/ }))
    expect(chicken.getByRole('rowheader', { name: 'Half chicken' })).toBeInTheDocument()
    expect(chicken.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'May contain (kitchen)',
      ...Array.from({ length: 13 }, () => 'No'),
    ])
  })

  it('lie on top of a dish that is being made up, and leave it as it was', async () => {
    const { user } = open({ at: `${AT}&item=half-chicken` })
    const dish = await sheet('Half chicken')
    await user.click(await dish.findByRole('radio', { name: /Fogo/ }))
    await user.click(dish.getByRole('link', { name: NAME }))
    const table = await sheet(NAME)
    await user.click(table.getByRole('button', { name: 'Close popup' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: NAME })).not.toBeInTheDocument())
    expect(dish.getByRole('radio', { name: /Fogo/ })).toBeChecked()
  })

  it('can be asked for again when they did not arrive', async () => {
    const http = aKitchen([], menu)
    http.answer('menu.get-menu', () => {
      throw new NetworkError('unreachable')
    })
    const { user } = open({ http, at: `${AT}&allergens=all` })
    const overlay = await sheet(NAME)
    await overlay.findByText('The allergens didn’t arrive')
    http.answer('menu.get-menu', () => ({ data: { menu } }))
    await user.click(overlay.getByRole('button', { name: 'Try again' }))
    expect(await overlay.findByRole('table', { name: NAME })).toBeInTheDocument()
  })
})
