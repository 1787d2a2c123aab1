import { renderScreen, screen, within } from '@galo/testing'
import { chickenSheet } from '../../test/item-sheet.fixture'

const NOTHING_AVOIDED = {
  avoid: [],
  diets: [],
  searchTerm: '',
  hideTraces: true,
  isSafeModeOn: false,
  hidesUnsafe: false,
}

const open = (hideCalories: boolean) => {
  renderScreen(chickenSheet(), { owner: 'mfe-menu', seed: { menuFilters: { ...NOTHING_AVOIDED, hideCalories } } })
  const dish = within(screen.getByRole('dialog', { name: 'Half chicken' }))
  return dish
    .queryAllByText(/^(?!Adults need).*kcal/)
    .filter((said) => said.closest('details') === null || said.closest('summary') !== null)
}

describe('the calories of a dish', () => {
  it('stand at its head and beside its choices', () => expect(open(false).length).toBeGreaterThan(1))
  it('are nowhere but in the table that somebody opens, for who hides them', () => expect(open(true)).toEqual([]))
})
