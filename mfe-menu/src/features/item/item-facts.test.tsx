import { renderScreen, screen, within } from '@galo/testing'
import { chickenSheet } from '../../test/item-sheet.fixture'

const open = (given: Parameters<typeof chickenSheet>[0]) => {
  renderScreen(chickenSheet(given), { owner: 'mfe-menu' })
  return within(screen.getByRole('dialog', { name: 'Half chicken' }))
}

describe('what is good to know of a dish', () => {
  it('has all its labels', () => {
    const dish = open({ flags: ['NEW', 'LIMITED_TIME_ONLY', 'A_LABEL_OF_TOMORROW'] })
    expect(dish.getByText('New')).toBeVisible()
    expect(dish.getByText('Not for long')).toBeVisible()
    expect(dish.queryByText(/TOMORROW/)).not.toBeInTheDocument()
  })

  it('says what part of the menu it is from, for how many it is, and the smallest card it may be had for', () => {
    const dish = open({ subsection: 'On the bone', serves: 2, eligibleRewards: ['RED', 'ORANGE'] })
    expect(dish.getByText('On the bone. Feeds 2. On your Galo card: yours for 6 chillies.')).toBeVisible()
  })

  it('says that it is of the range for children', () => {
    expect(open({ nandino: true }).getByText('For kids')).toBeVisible()
  })

  it('says that nobody can tell whom it suits where a part of it was not looked at', () => {
    const dish = open({ diets: ['UNKNOWN'] })
    expect(dish.getByText('We can’t say with these choices')).toBeVisible()
  })
})
