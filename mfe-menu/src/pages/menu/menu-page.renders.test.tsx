import { screen, waitFor } from '@galo/testing'
import type { BasketFood } from '../../features/basket/basket-food'
import type { MenuSection } from '../../features/item/menu-section'
import * as food from '../../features/basket/basket-food'
import * as sections from '../../features/item/menu-section'
import { open, sheet } from '../../test/menu-page.fixture'

jest.mock('../../features/item/menu-section', () => {
  const actual = jest.requireActual<{ readonly MenuSection: typeof MenuSection }>('../../features/item/menu-section')
  return { MenuSection: jest.fn(actual.MenuSection) }
})
jest.mock('../../features/basket/basket-food', () => {
  const actual = jest.requireActual<{ readonly BasketFood: typeof BasketFood }>('../../features/basket/basket-food')
  return { BasketFood: jest.fn(actual.BasketFood) }
})

const drawn = [sections.MenuSection, food.BasketFood].map((part) => jest.mocked(part))

const expectNoneDrawn = () => {
  for (const part of drawn) expect(part).not.toHaveBeenCalled()
}

describe('what a press on the menu draws again', () => {
  const withFood = async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    await screen.findByText('Added: Garlic dip')
    await screen.findByRole('button', { name: 'Take it back out' })
    for (const part of drawn) {
      expect(part).toHaveBeenCalled()
      part.mockClear()
    }
    return user
  }

  it('is neither a card nor the basket for a dish that opens, is made up and closes', async () => {
    const user = await withFood()
    await user.click(screen.getByRole('link', { name: 'Half chicken' }))
    const dish = await sheet('Half chicken')
    await user.click(await dish.findByRole('button', { name: 'One Half chicken more' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Half chicken' })).toBeNull())
    expectNoneDrawn()
  })

  it('is no card for a dish that goes in, and the basket not for the words about it', async () => {
    const user = await withFood()
    await user.click(screen.getByRole('button', { name: 'Add Fogo dip' }))
    await screen.findByText('Added: Fogo dip')
    expectNoneDrawn()
  })
})
