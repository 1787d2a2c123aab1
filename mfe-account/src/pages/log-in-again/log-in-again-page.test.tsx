import { act, aCustomerSession, renderScreen, screen } from '@galo/testing'
import { logInAgainPage } from './log-in-again-page'

const open = (reason: Parameters<typeof logInAgainPage>[0], to = '/profile') => {
  const Page = logInAgainPage(reason)
  return renderScreen(<Page data={{ to }} params={{}} />, { owner: 'mfe-account' })
}

const fieldsOf = (button: string) => {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: button })
  return Object.fromEntries(new FormData(form ?? undefined))
}

describe('The pages for who isn’t logged in', () => {
  it('says that one is logged out, and asks for the password to come in again', () => {
    open('signed-out', '/order/search')
    expect(screen.getByRole('heading', { level: 1, name: 'You’re logged out' })).toBeVisible()
    expect(fieldsOf('Log in again')).toMatchObject({ callbackUrl: '/order/search', prompt: 'login' })
  })

  it('leads who wanted somebody’s own page there, silently if the provider knows them', () => {
    open('session-required')
    const fields = fieldsOf('Log in and carry on')
    expect(fields).toMatchObject({ callbackUrl: '/profile' })
    expect(fields).not.toHaveProperty('prompt')
  })

  it.each([
    ['session-required', '/card/account'],
    ['signed-out', '/order/search'],
  ] as const)('takes who turns out to be logged in on to what they wanted, and nobody away from %s', (reason, at) => {
    const { state, session } = open(reason, '/card/account')
    expect(session.asked).toEqual(
      reason === 'session-required' ? expect.arrayContaining([['whenSettled']]) : expect.arrayContaining([['check']]),
    )
    act(() => state.write('session').setState(aCustomerSession()))
    expect(window.location.pathname).toBe(at)
  })

  it('lets the provider ask what it has to ask', () => {
    open('interaction-required')
    expect(fieldsOf('Go on to log in')).toMatchObject({ callbackUrl: '/profile', prompt: 'login' })
  })

  it.each(['signed-out', 'session-required', 'interaction-required'] as const)('has a way on without: %s', (reason) => {
    open(reason)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/order/search')
  })
})
