import { act, renderScreen, screen, waitFor } from '@galo/testing'
import { SearchPage } from '../../pages/search/search-page'

const found: PositionCallback[] = []
const MANCHESTER = { latitude: 53.48, longitude: -2.24 }

beforeEach(() => {
  found.length = 0
  const geolocation = { getCurrentPosition: (success: PositionCallback) => void found.push(success) }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation })
})
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'))

const ask = async () => {
  const { user, unmount } = renderScreen(<SearchPage />, { owner: 'mfe-search' })
  await user.click(screen.getByRole('button', { name: 'Use my location' }))
  const answer = () => act(() => found[0]?.({ coords: MANCHESTER } as GeolocationPosition))
  return { user, unmount, answer }
}

describe('the device’s place', () => {
  it('leads to what is around it', async () => {
    const { answer } = await ask()
    answer()
    await waitFor(() => expect(window.location.search).toContain('lat=53.48&lon=-2.24'))
  })

  it('leads nowhere when the customer types instead', async () => {
    const { user, answer } = await ask()
    await user.type(screen.getByRole('combobox'), 'M3')
    answer()
    expect(window.location.pathname).toBe('/order/search')
    expect(screen.getByRole('combobox')).toHaveValue('M3')
  })

  it('leads nowhere when the customer has gone on meanwhile', async () => {
    const { unmount, answer } = await ask()
    unmount()
    answer()
    expect(window.location.pathname).toBe('/order/search')
  })
})
