import { act, aMenu, aMenuItem, aMenuSection, screen } from '@galo/testing'
import { aKitchen } from '../../test/a-kitchen'
import { dataWith, open } from '../../test/menu-page.fixture'
import { EVERYTHING_THERE, toCardSections } from './menu-page.model'

const MENU = aMenu({
  sections: [
    aMenuSection({ items: [aMenuItem({ slug: 'mash', displayName: 'Creamy mash', allergens: { milk: 'YES' } })] }),
  ],
})
const DATA = { ...dataWith(), sections: toCardSections(MENU.sections, 'COLLECTION', EVERYTHING_THERE) }

describe('“+” on a dish with milk, pressed by who must not have milk before the menu is drawn for them', () => {
  it('opens the dish and adds nothing: nobody has judged it yet', async () => {
    const http = aKitchen([], MENU)
    const { state } = open({ http }, DATA)
    const plus = screen.getByRole('button', { name: 'Add Creamy mash' })
    act(() => {
      state.write('menuFilters').setState({ avoid: ['milk'], isSafeModeOn: true })
      plus.click()
    })
    expect(await screen.findByRole('dialog', { name: 'Creamy mash' })).toBeVisible()
    expect(http.calls.map(({ contract }) => contract)).not.toContain('basket.create-basket')
  })
})
