import { act, aCustomerSession, aGuestSession, screen } from '@galo/testing'
import { aDish, aRoute, codeOf, search } from '../test/a-visit'
import { aSite, closeSites } from '../test/render-site'

const OWN = { ...search, pages: [{ id: 'search.start', path: '/order/search', session: 'required' as const }] }

const open = async () => {
  const site = aSite('/order/search?dish=wings', { remotes: [OWN] })
  const route = aRoute({ id: 'search.start', load: async () => aDish('My card'), Page: () => <h1>My card</h1> })
  await site.remotes.arrive(OWN, './search.start', codeOf(route))
  const settled = jest.spyOn(site.services.session, 'whenSettled')
  await site.show()
  await act(async () => void (await import('./required-session')))
  const know = (session: ReturnType<typeof aGuestSession>) =>
    act(async () => site.environment.state.write('session').setState(session))
  return { settled, know }
}
const DOOR = '/card/auth/session-required'

describe('a page for customers alone', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
  })
  afterEach(closeSites)

  it('has it found out who is here, and leads nobody away before that is known', async () => {
    const { settled } = await open()
    expect(settled).toHaveBeenCalled()
    expect(screen.getByRole('heading', { name: 'My card' })).toBeInTheDocument()
  })

  it('leads whoever is no customer to where they can be, with the way back', async () => {
    const { know } = await open()
    await know(aGuestSession())
    expect(window.location.pathname).toBe(DOOR)
    expect(new URLSearchParams(window.location.search).get('callbackUrl')).toBe('/order/search?dish=wings')
  })

  it('stays while a customer does', async () => {
    const { know } = await open()
    await know(aCustomerSession())
    expect(window.location.pathname).toBe('/order/search')
    await know(aGuestSession())
    expect(window.location.pathname).toBe(DOOR)
  })
})
