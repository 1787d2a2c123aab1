import { act, screen, within } from '@galo/testing'
import type { FoodLabel } from '../../calls'
import { anOrder } from '../test/builders'
import { NOW, renderConsole } from '../test/render-console'
import { OrdersView } from './orders-view'

const LABEL: FoodLabel = {
  name: 'Louco dip',
  ingredients: [
    { text: 'Bird’s-eye chillies (38%), vinegar (contains ', allergen: null },
    { text: 'sulphites', allergen: 'sulphite' },
    { text: '), salt.', allergen: null },
  ],
  mayContain: ['mustard'],
}
const line = (name: string, labels: FoodLabel[]) => ({
  id: 'line-1',
  takenOut: 0,
  quantity: 1,
  name,
  choices: [],
  warnings: [],
  labels,
})

const open = async () => {
  const started = renderConsole(<OrdersView restaurantId="" />, {
    'console.get-scenario': () => ({ name: 'by-hand', scenarios: [{ name: 'by-hand', about: 'Nobody answers' }] }),
  })
  await screen.findByRole('option', { name: 'Nobody answers' })
  const items = [line('Half chicken', []), line('Louco dip', [LABEL])]
  await started.pushEvent({ name: 'board', data: { now: NOW, orders: [anOrder({ items })] } })
  return started
}

describe('A ticket with alcohol', () => {
  it('says to look at an ID, and no other ticket does', async () => {
    const started = await open()
    expect(screen.queryByText('Check ID: 18 or over')).toBeNull()
    await started.pushEvent({ name: 'board', data: { now: NOW, orders: [anOrder({ isAgeRestricted: true })] } })
    expect(within(screen.getByRole('article', { name: '4T-131' })).getByText('Check ID: 18 or over')).toBeVisible()
  })
})

describe('A ticket with food that was packed before it was ordered', () => {
  it('has its label: its name and all that is in it, with the allergens bold and in capitals', async () => {
    await open()
    const label = screen.getByRole('group', { name: 'Label of Louco dip' })
    expect(label).toHaveTextContent(
      'Louco dipIngredients: Bird’s-eye chillies (38%), vinegar (contains SULPHITES), salt.May contain mustard.',
    )
    expect(
      within(label)
        .getAllByRole('strong')
        .map(({ textContent }) => textContent),
    ).toEqual(['SULPHITES'])
    expect(screen.getAllByRole('group', { name: /^Label of/ })).toHaveLength(1)
  })

  it('is printed by itself, and is one of the board again afterwards', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {})
    const { user } = await open()
    const ticket = screen.getByRole('article', { name: '4T-131' })
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    expect(ticket).toHaveAttribute('data-printing')
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(ticket).not.toHaveAttribute('data-printing')
  })
})
