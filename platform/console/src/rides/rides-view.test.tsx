import { screen, waitFor, within } from '@galo/testing'
import type { CourierRide } from '../../calls'
import { NoAnswerError } from '../data/http'
import { aRide } from '../test/builders'
import { renderConsole } from '../test/render-console'
import { RidesView } from './rides-view'

beforeEach(() => localStorage.clear())

const start = (answer: (step: string) => CourierRide | Error) => {
  let taken: CourierRide[] = []
  const rides = () => ({ taken, offered: taken.length === 0 ? [aRide()] : [] })
  localStorage.setItem('galo-courier', 'Tomás')
  return renderConsole(<RidesView />, {
    'console.list-rides': rides,
    'console.step-ride': ({ body }) => {
      const ride = answer((body as { step: string }).step)
      if (ride instanceof Error) throw ride
      taken = [ride]
      return rides()
    },
  })
}

describe('A courier’s phone', () => {
  it('asks who rides, once', async () => {
    const { user } = renderConsole(<RidesView />, { 'console.list-rides': () => ({ taken: [], offered: [] }) })
    await user.type(screen.getByLabelText('Your first name'), 'Tomás')
    await user.click(screen.getByRole('button', { name: 'Show my rides' }))
    expect(await screen.findByText('Riding as Tomás')).toBeVisible()
    expect(await screen.findByText(/No ride is waiting/)).toBeVisible()
    expect(localStorage.getItem('galo-courier')).toBe('Tomás')
  })

  it('takes a ride and has one press at a time', async () => {
    const { user } = start(() => aRide({ state: 'RIDER_ASSIGNED' }))
    await user.click(await screen.findByRole('button', { name: 'Take it' }))
    const mine = within(await screen.findByRole('list', { name: 'Your rides' }))
    expect(await mine.findByRole('button', { name: 'I’m at the restaurant' })).toBeVisible()
    expect(mine.getByRole('link', { name: 'Route' })).toHaveAttribute('href', expect.stringContaining('53.48'))
  })

  it('goes on without a line, says that presses wait, and sends them when it is back', async () => {
    let isOut = false
    const { user, http } = start((step) =>
      isOut ? new NoAnswerError('no line') : aRide({ state: step === 'take' ? 'RIDER_ASSIGNED' : 'RIDER_ARRIVED' }),
    )
    await user.click(await screen.findByRole('button', { name: 'Take it' }))
    const next = await screen.findByRole('button', { name: 'I’m at the restaurant' })
    isOut = true
    await user.click(next)
    expect(await screen.findByText(/One press waits/)).toBeVisible()
    expect(screen.getByLabelText('Number on the bag')).toBeVisible()
    expect(localStorage.getItem('galo-courier-presses')).toContain('at-restaurant')
    isOut = false
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Say 7K3P at the counter.')).toBeVisible()
    await waitFor(() => expect(localStorage.getItem('galo-courier-presses')).toBe('[]'))
    expect(http.calls.findLast(({ contract }) => contract === 'console.step-ride')?.body).toMatchObject({
      step: 'at-restaurant',
      courier: 'Tomás',
    })
  })

  it('says why a press was refused, and shows the ride as it is', async () => {
    const { user } = start(() => new Error('This ride is not yours: somebody else carries it'))
    await user.click(await screen.findByRole('button', { name: 'Take it' }))
    expect(await screen.findByText(/somebody else carries it/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Take it' })).toBeVisible()
  })
})
