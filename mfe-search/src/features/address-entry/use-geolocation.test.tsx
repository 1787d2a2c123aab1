import { act, renderScreen, screen, waitFor } from '@galo/testing'
import { SearchPage } from '../../pages/search/search-page'

const found: PositionCallback[] = []
const refused: PositionErrorCallback[] = []
const MANCHESTER = { latitude: 53.48, longitude: -2.24 }

beforeEach(() => {
  found.length = 0
  refused.length = 0
  const geolocation = {
    getCurrentPosition: (success: PositionCallback, failure: PositionErrorCallback) => {
      found.push(success)
      refused.push(failure)
    },
  }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation })
})
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'))

const ask = async () => {
  const log = jest.fn()
  const { user, unmount } = renderScreen(<SearchPage />, { owner: 'mfe-search', log })
  await user.click(screen.getByRole('button', { name: 'Use my location' }))
  await waitFor(() => expect(found).toHaveLength(1))
  const answer = () => act(() => found[0]?.({ coords: MANCHESTER } as GeolocationPosition))
  const refuse = (code: number) => act(() => refused.at(-1)?.({ code } as GeolocationPositionError))
  return { user, unmount, answer, refuse, log }
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

  it.each([
    [1, 'PERMISSION_DENIED', /keeps your location to itself/],
    [2, 'POSITION_UNAVAILABLE', /can’t tell where you are/],
    [3, 'TIMEOUT', /took too long/],
  ])('that can’t be had for the reason %i is asked for again from its own question', async (code, known, words) => {
    const { user, answer, refuse, log } = await ask()
    refuse(code)
    const dialog = await screen.findByRole('dialog', { name: 'Where are you at?' })
    expect(dialog).toHaveTextContent(words)
    expect(log).toHaveBeenCalledWith('warning', expect.any(String), { code: known })
    await user.click(screen.getByRole('button', { name: 'Locate me' }))
    await waitFor(() => expect(found).toHaveLength(2))
    found.shift()
    answer()
    await waitFor(() => expect(window.location.search).toContain('lat=53.48'))
  })

  it('says beside the field why it can’t be had, once its question is closed', async () => {
    const { user, refuse } = await ask()
    refuse(1)
    await user.click(await screen.findByRole('button', { name: 'I’ll type it' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(expect.stringMatching(/to itself/))
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  })
})
