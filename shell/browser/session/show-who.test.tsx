import { act, aCustomerSession, aGuestSession } from '@galo/testing'
import { aSite } from '../test/render-site'
import { SEARCH } from '../test/two-pages'
import { showWho } from './show-who'

const who = () => document.documentElement.dataset['who']

describe('the frame round the page', () => {
  it('stays as the server wrote it until it is known who is here, and follows from then on', () => {
    document.documentElement.dataset['who'] = 'customer'
    const store = aSite(SEARCH).environment.state.write('session')
    showWho(store)
    expect(who()).toBe('customer')
    act(() => store.setState(aGuestSession()))
    expect(who()).toBe('visitor')
    act(() => store.setState(aCustomerSession()))
    expect(who()).toBe('customer')
  })
})
