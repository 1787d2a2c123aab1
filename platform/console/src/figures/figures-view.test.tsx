import { fireEvent, screen, waitFor, within } from '@galo/testing'
import { theFigures } from '../test/builders'
import { renderConsole } from '../test/render-console'
import { FiguresView } from './figures-view'

const start = (restaurantId = '', over = {}) =>
  renderConsole(<FiguresView restaurantId={restaurantId} />, { 'console.read-figures': () => theFigures(over) })

describe('The day in figures', () => {
  it('is drawn, and stands below each drawing as a table', async () => {
    const { user } = start()
    expect(await screen.findByText('3 orders')).toBeVisible()
    await user.click(screen.getByText('Takings by hour, as a table'))
    const table = within(screen.getByRole('table', { name: 'Takings by hour' }))
    expect(table.getByRole('row', { name: '12:00 £38.00' })).toBeVisible()
    expect(within(screen.getByRole('table', { name: 'Failures by call' })).getByText(/latlon/)).toBeVisible()
  })

  it('is that of a day and a market that are chosen, and of a restaurant where one is', async () => {
    const { user, http } = start()
    await user.selectOptions(await screen.findByLabelText('Market'), 'IE')
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-16' } })
    await waitFor(() => expect(http.calls.at(-1)?.query).toEqual({ market: 'IE', restaurant: '', day: '2026-11-16' }))
  })

  it('has no market to choose for one restaurant, and says what there is nothing of', async () => {
    start('soho', { hours: [], accepting: { steps: [], medianS: null, answered: 0 }, failures: [] })
    expect(await screen.findAllByText('No orders that day.')).toHaveLength(2)
    expect(screen.getByText('No kitchen answered that day.')).toBeVisible()
    expect(screen.queryByLabelText('Market')).toBeNull()
  })
})
