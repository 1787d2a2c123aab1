import { Activity, useState } from 'react'
import { act, aLine, renderScreen, screen, waitFor } from '@galo/testing'
import { aFilledBasket } from '../../test/a-filled-basket'
import { aKitchen } from '../../test/a-kitchen'
import { AT, dataWith, menu } from '../../test/menu-page.fixture'
import { MenuPage } from './menu-page'

/** The menu on a site that keeps it drawn while the customer is elsewhere. */
const Site = () => {
  const [isAway, setAway] = useState(false)
  return (
    <>
      <button onClick={() => setAway((was) => !was)}>{isAway ? 'Back' : 'Away'}</button>
      <Activity mode={isAway ? 'hidden' : 'visible'}>
        <MenuPage data={dataWith()} params={{ slug: 'galo-deansgate' }} />
      </Activity>
    </>
  )
}

describe('a menu that somebody comes back to', () => {
  it('no longer says what it said when they left', async () => {
    const { user } = renderScreen(<Site />, { owner: 'mfe-menu', at: AT, http: aKitchen([], menu) })
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    await screen.findByText('Added: Garlic dip')
    await user.click(screen.getByRole('button', { name: 'Away' }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('button', { name: 'Away' })).toBeVisible()
    expect(screen.queryByText('Added: Garlic dip')).toBeNull()
  })

  it('shows no empty basket over it when what was in there has been ordered', async () => {
    const { user, state } = renderScreen(<Site />, {
      owner: 'mfe-menu',
      at: `${AT}&basket=open`,
      seed: { basket: aFilledBasket([aLine()]) },
      http: aKitchen([aLine()], menu),
    })
    await screen.findByRole('dialog', { name: 'Your basket' })
    await user.click(screen.getByRole('button', { name: 'Away', hidden: true }))
    act(() => state.write('basket').setState((basket) => ({ ...basket, signed: null })))
    await user.click(screen.getByRole('button', { name: 'Back', hidden: true }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your basket' })).toBeNull())
    expect(window.location.search).not.toContain('basket=open')
  })
})
