import { LOCATE_SCRIPT } from './locate-script'
import { locatorForm } from './locator-form'

type Locate = (found: PositionCallback, failed: PositionErrorCallback) => void

const draw = (getCurrentPosition?: Locate) => {
  document.body.innerHTML = String(locatorForm({ market: 'UK', language: 'en' }, { canLocate: true }))
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: getCurrentPosition && { getCurrentPosition },
  })
  const went = jest.fn()
  new Function('location', LOCATE_SCRIPT)({ assign: went })
  const button = document.querySelector('button[type=button]') as HTMLButtonElement
  return { button, went, said: () => document.querySelector('[role=status]')?.textContent }
}

describe('the button that asks where somebody is', () => {
  it('is not to be seen where no script runs or no device answers', () => {
    expect(String(locatorForm({ market: 'UK', language: 'en' }, { canLocate: true }))).toMatch(/<button [^>]*hidden/)
    expect(draw().button.hidden).toBe(true)
  })

  it('goes on with the position, no nearer than a house or two', () => {
    const { button, went, said } = draw((found) =>
      found({ coords: { latitude: 53.477512, longitude: -2.249688 } } as GeolocationPosition),
    )
    expect(button.hidden).toBe(false)
    button.click()
    expect(said()).toBe('Looking')
    expect(went).toHaveBeenCalledWith('/js/geo/convert/place?lat=53.4775&lon=-2.2497&destination=restaurants/search')
  })

  it.each([
    [1, /keeps your location to itself/],
    [2, /can’t tell where you are/],
    [3, /took too long/],
  ])('says what became of it when the device refuses with %i, and stays', (code, words) => {
    const { button, went, said } = draw((_found, failed) => failed({ code } as GeolocationPositionError))
    button.click()
    expect(said()).toMatch(words)
    expect(went).not.toHaveBeenCalled()
  })
})
