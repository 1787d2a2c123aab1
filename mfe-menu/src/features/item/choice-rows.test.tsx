import { renderScreen, screen, within } from '@galo/testing'
import { halfChickenSheet } from '../../test/item-sheet.fixture'

describe('a customer with a keyboard who takes a side out again', () => {
  it('is still at that side, not at the top of the page', async () => {
    const { user } = renderScreen(halfChickenSheet(), { owner: 'mfe-menu' })
    const dish = within(screen.getByRole('dialog', { name: 'Half chicken' }))
    await user.click(dish.getByRole('radio', { name: /With two regular sides/ }))
    const [side] = dish.getAllByRole('checkbox')
    side?.focus()
    await user.keyboard(' ')
    dish.getByRole('button', { name: /^Remove / }).focus()
    await user.keyboard('{Enter}')
    expect(side).not.toBeChecked()
    expect(side).toHaveFocus()
  })
})
