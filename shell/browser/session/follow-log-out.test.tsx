import { act, screen, within } from '@galo/testing'
import { aSite, closeSites } from '../test/render-site'
import { followLogOut } from './follow-log-out'

const open = async (answer: 'paying' | 'leaving') => {
  const { services, show } = aSite('/card/lost')
  const signOut = jest.spyOn(services.session, 'signOut').mockResolvedValue(answer)
  followLogOut(services)
  await show()
  await act(async () => screen.getByRole('button', { name: 'Log out' }).click())
  return signOut
}

describe('Log out in the header', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
  })
  afterEach(closeSites)

  it('is asked of the session, which empties what is theirs; who could not be is told why, and may try again', async () => {
    const signOut = await open('paying')
    const dialog = await screen.findByRole('dialog', { name: 'You’re still logged in' })
    expect(dialog).toHaveTextContent('A payment is on its way')
    signOut.mockResolvedValue('leaving')
    await act(async () => within(dialog).getByRole('button', { name: 'Try again' }).click())
    expect(signOut).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is asked once by who presses twice, and again once it is answered', async () => {
    const { services, show } = aSite('/card/lost')
    let answer: (how: 'paying') => void = () => {}
    const signOut = jest
      .spyOn(services.session, 'signOut')
      .mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    followLogOut(services)
    await show()
    const button = screen.getByRole('button', { name: 'Log out' })
    await act(async () => button.click())
    await act(async () => button.click())
    expect(signOut).toHaveBeenCalledTimes(1)
    await act(async () => answer('paying'))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await act(async () => button.click())
    expect(signOut).toHaveBeenCalledTimes(2)
  })
})
