import { act, screen } from '@galo/testing'
import { aSite, closeSites } from '../test/render-site'
import { SEARCH } from '../test/two-pages'
import { followCountry } from './follow-country'

const answering = (answer: () => Promise<unknown>) =>
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: jest.fn(answer) })
const from = (countryCode: unknown) => answering(async () => ({ json: async () => ({ countryCode }) }))

/** Until somebody is asked, and until the question is here. */
const asked = async () => {
  await act(() => jest.advanceTimersByTimeAsync(1_200))
  await import('./wrong-market-dialog')
  await act(() => jest.advanceTimersByTimeAsync(100))
}

describe('a visitor', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(async () => {
    jest.useRealTimers()
    await closeSites()
    document.body.replaceChildren()
    Reflect.deleteProperty(globalThis, 'fetch')
  })
  const visit = async (at: string = SEARCH) => {
    const { environment } = aSite(at)
    followCountry(environment)
    await asked()
    return environment.state.read('app').getState
  }

  it('from the other country is asked for its site, and not again once they have said that they stay', async () => {
    from('IE')
    const app = await visit()
    expect(screen.getByRole('dialog', { name: 'Are you in Ireland?' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to Galo Ireland' })).toHaveAttribute(
      'href',
      'http://ie.test/order/search',
    )
    expect(app()).toMatchObject({ localeModalShown: true, localeModalDismissed: false })
    act(() => screen.getByRole('button', { name: 'Stay here' }).click())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(app()).toMatchObject({ localeModalDismissed: true })
  })

  it('who came by a link for the other market is asked wherever they are, and not again once they stay', async () => {
    from('GB')
    const app = await visit(`${SEARCH}?market=IE&q=chips`)
    expect(screen.getByRole('dialog', { name: 'Are you in Ireland?' })).toBeInTheDocument()
    act(() => screen.getByRole('button', { name: 'Stay here' }).click())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(app()).toMatchObject({ localeModalDismissed: true })
    expect(location.search).toBe('?q=chips')
  })

  it.each(['UK', 'FR', 'ie', 'toString', ''])('who came by a link for %j is asked nothing', async (market) => {
    from('GB')
    await visit(`${SEARCH}?market=${market}`)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['is at home', () => from('GB')],
    ['is where we don’t cook', () => from('FR')],
    ['is nobody knows where', () => from(undefined)],
    ['can’t be asked after', () => answering(() => Promise.reject(new TypeError('Failed to fetch')))],
  ])('who %s is asked nothing', async (_where, prepare) => {
    prepare()
    const app = await visit()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(app().localeModalShown).toBe(false)
  })
})
