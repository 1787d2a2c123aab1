import { screen } from '@galo/testing'
import { AT, open } from '../../test/menu-page.fixture'

describe('a dish that was opened by its address', () => {
  it('leaves a keyboard at its card when it is closed, not at the top of the page', async () => {
    const { user } = open({ at: `${AT}&item=half-chicken` })
    await user.click(await screen.findByRole('button', { name: 'Close popup' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Half chicken' })).toHaveFocus()
  })
})

describe('an address that names a dish this menu doesn’t have', () => {
  it('is told so in passing, and leaves the menu and an address without it', async () => {
    open({ at: `${AT}&item=unicorn-steak&line=line-1` })
    expect(await screen.findByText('Sorry, that dish isn’t on this menu. Here’s everything that is.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Half chicken' })).toBeVisible()
    expect(location.search).toBe('?fulfilment=collection')
  })
})
