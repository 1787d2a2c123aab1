import { aHalfChicken, aMenu, aMenuSection, aRestaurantEstimate, renderScreen, screen } from '@galo/testing'
import { aKitchen } from '../../test/a-kitchen'
import { MenuPage } from './menu-page'
import { splitAvailability, toCardSections, toMenuRestaurant } from './menu-page.model'

describe('a dish that was opened by its address', () => {
  it('leaves a keyboard at its card when it is closed, not at the top of the page', async () => {
    const menu = aMenu({ sections: [aMenuSection({ items: [aHalfChicken()] })] })
    const when = { now: '2026-11-18T12:05:00Z', timeZone: 'Europe/London' }
    const { user } = renderScreen(
      <MenuPage
        data={{
          restaurant: toMenuRestaurant(aRestaurantEstimate(), 'COLLECTION', when),
          fulfilmentType: 'COLLECTION',
          sections: toCardSections(menu.sections, 'COLLECTION', splitAvailability([])),
          unavailableItemIds: [],
          openItem: null,
        }}
        params={{ slug: 'galo-deansgate' }}
      />,
      {
        owner: 'mfe-menu',
        at: '/order/menu/galo-deansgate?fulfilment=collection&item=half-chicken',
        http: aKitchen([], menu),
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Close popup' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Half chicken' })).toHaveFocus()
  })
})
