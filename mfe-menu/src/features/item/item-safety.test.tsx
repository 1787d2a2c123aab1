import { renderScreen, screen, within } from '@galo/testing'
import { chickenSheet } from '../../test/item-sheet.fixture'

const FILTERS = {
  diets: [],
  searchTerm: '',
  hideTraces: true,
  hideCalories: false,
  isSafeModeOn: true,
  hidesUnsafe: false,
}

const open = (avoid: readonly ('sulphite' | 'celery')[], allergens = {}) => {
  const added = jest.fn(async () => ({ kind: 'asked' as const }))
  const { user } = renderScreen(chickenSheet({ allergens, onAdd: added }), {
    owner: 'mfe-menu',
    seed: { menuFilters: { ...FILTERS, avoid } },
  })
  return { user, added, dish: within(screen.getByRole('dialog', { name: 'Half chicken' })) }
}

describe('a dish before somebody who must not have sulphites', () => {
  it('fits until a choice brings some, marks that choice, and says so politely', async () => {
    const { user, dish } = open(['sulphite'])
    const verdict = dish.getByText('Safe for you', { selector: '[role=status] *' })
    expect(verdict).toBeVisible()
    expect(dish.getByRole('radio', { name: /Fogo.*Contains sulphites/ })).toBeInTheDocument()
    await user.click(dish.getByRole('radio', { name: /Fogo/ }))
    expect(dish.getByText('Contains sulphites', { selector: '[role=status] *' })).toBeVisible()
    expect(dish.getByText('This has sulphites in it.')).toBeVisible()
  })

  it('goes in by a second, deliberate step alone, whose nearest button adds nothing', async () => {
    const { user, dish, added } = open(['sulphite'])
    await user.click(dish.getByRole('radio', { name: /Fogo/ }))
    await user.dblClick(dish.getByRole('button', { name: /Add to basket/ }))
    const question = within(screen.getByRole('dialog', { name: 'This has sulphites in it. Add it anyway?' }))
    expect(added).not.toHaveBeenCalled()
    expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Add it anyway',
      'Choose Brasa in place of Fogo',
      'Don’t add it',
      '',
    ])
    await user.click(question.getByRole('button', { name: 'Add it anyway' }))
    expect(added).toHaveBeenCalledTimes(1)
  })

  it('is made to suit by one press', async () => {
    const { user, dish } = open(['sulphite'])
    await user.click(dish.getByRole('radio', { name: /Fogo/ }))
    await user.click(dish.getByRole('button', { name: 'Choose Brasa in place of Fogo' }))
    expect(dish.getByRole('radio', { name: /Brasa/ })).toBeChecked()
    expect(dish.getByText('Safe for you', { selector: '[role=status] *' })).toBeVisible()
  })
})

describe('a dish that nobody is sure of', () => {
  it('is asked about like one that has it, in the words of what is known', async () => {
    const { user, dish, added } = open(['celery'], { celery: 'MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION' })
    await user.click(dish.getByRole('radio', { name: /Erva/ }))
    await user.click(dish.getByRole('button', { name: /Add to basket/ }))
    const title = 'This may contain celery, from our kitchen. Add it anyway?'
    await user.click(within(screen.getByRole('dialog', { name: title })).getByRole('button', { name: 'Don’t add it' }))
    expect(added).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument()
  })
})

describe('a dish before somebody who eats everything', () => {
  it('gives no verdict, and goes in at once', async () => {
    const { user, dish, added } = open([], { celery: 'YES' })
    expect(dish.queryByText(/safe mode/)).not.toBeInTheDocument()
    await user.click(dish.getByRole('radio', { name: /Fogo/ }))
    await user.click(dish.getByRole('button', { name: /Add to basket/ }))
    expect(added).toHaveBeenCalledTimes(1)
  })
})
