import { renderScreen, screen } from '@galo/testing'
import { halfChickenSheet } from '../../test/item-sheet.fixture'

const open = () => renderScreen(halfChickenSheet(), { owner: 'mfe-menu' })

const withTwoSides = async () => {
  const { user } = open()
  await user.click(screen.getByRole('radio', { name: /With two regular sides/ }))
  await user.click(screen.getByRole('checkbox', { name: /Spiced rice/ }))
  await user.click(screen.getByRole('checkbox', { name: /Peri chips/ }))
  return user
}

/** What is said without anybody asking, but for how many. */
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((words) => words !== null && /\D/.test(words))

describe('a dish made up without looking at it', () => {
  it('says why a full question takes no third side, and keeps the others on the way of the keyboard', async () => {
    const user = await withTwoSides()
    const third = screen.getByRole('checkbox', { name: /Rainbow slaw/ })
    expect(third).toBeEnabled()
    expect(third).toHaveAttribute('aria-disabled', 'true')
    await user.click(third)
    expect(third).not.toBeChecked()
    expect(said()).toContain('2 of 2 chosen. Take one out to choose another.')
  })

  it('says the new price when a choice has changed it, and nothing before', async () => {
    const { unmount } = open()
    expect(said()).toEqual([])
    unmount()
    await withTwoSides()
    expect(said()).toContain('Now £14.25')
  })

  it('says one thing at a time when several questions are open', async () => {
    const { user } = open()
    await user.click(screen.getByRole('radio', { name: /With two regular sides/ }))
    await user.click(screen.getByRole('button', { name: /Add to basket/ }))
    expect(screen.getByText('Choose 2 more to go on.')).toBeVisible()
    expect(said()).toEqual(['Pick your fire first. Erva has no chilli at all.'])
  })

  it('moves nothing from under the finger that has mended a question', async () => {
    const { user } = open()
    await user.click(screen.getByRole('radio', { name: /With two regular sides/ }))
    await user.click(screen.getByRole('button', { name: /Add to basket/ }))
    const sides = screen.getByRole('group', { name: /sides/i })
    const above = () => sides.querySelectorAll('.choice-error').length
    expect(above()).toBe(1)
    await user.click(screen.getByRole('checkbox', { name: /Spiced rice/ }))
    await user.click(screen.getByRole('checkbox', { name: /Peri chips/ }))
    expect(screen.queryByText(/more to go on/)).not.toBeInTheDocument()
    expect(above()).toBe(1)
  })
})
