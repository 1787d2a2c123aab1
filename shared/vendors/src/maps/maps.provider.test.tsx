import { createMapsProvider } from './maps.provider'
import type { MapsState } from './maps.port'

const SETTINGS = { key: 'k', apiUrl: 'http://maps.test', language: 'en', region: 'GB' } as const
const SAID = 'Google Maps API failed to load. Maps and Geo services are unavailable for this session.'

const start = () => {
  document.head.innerHTML = ''
  delete window.gm_authFailure
  const provider = createMapsProvider(window)
  const seen: MapsState[] = []
  const told: [string, MapsState][] = []
  provider.subscribe(() => seen.push(provider.state()))
  const load = () => provider.load(SETTINGS, (...line) => told.push(line))
  const scripts = () => [...document.head.querySelectorAll('script')]
  return { provider, seen, told, load, scripts }
}

describe('the maps provider’s script', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is asked for by one tag, whoever asks, and tells when it is here', () => {
    const { provider, seen, told, load, scripts } = start()
    expect(provider.state()).toBe('not-loaded')
    load()
    load()
    expect(scripts()).toHaveLength(1)
    expect(scripts()[0]?.src).toBe(
      'http://maps.test/maps/api/js?key=k&libraries=places%2Cgeometry%2Cmarker&language=en&region=GB&loading=async&callback=galoMapsAreHere',
    )
    window.galoMapsAreHere?.()
    load()
    expect(scripts()).toHaveLength(1)
    expect([seen, told]).toEqual([['loading', 'loaded'], []])
  })

  it('is told to have failed in the words that are looked for, once in a visit, and may be asked for again', () => {
    const { provider, seen, told, load, scripts } = start()
    load()
    scripts()[0]?.dispatchEvent(new Event('error'))
    expect(scripts()).toHaveLength(0)
    load()
    scripts()[0]?.dispatchEvent(new Event('error'))
    expect(seen).toEqual(['loading', 'failed', 'loading', 'failed'])
    expect(told).toEqual([[SAID, 'failed']])
    load()
    window.galoMapsAreHere?.()
    expect(provider.state()).toBe('loaded')
  })

  it('has failed when it hangs', () => {
    const { provider, load } = start()
    load()
    jest.advanceTimersByTime(20_000)
    expect(provider.state()).toBe('failed')
  })

  it('may turn out later not to be allowed, which others hear too, and nobody asks again', () => {
    const others = jest.fn()
    const { seen, told, load, scripts } = start()
    window.gm_authFailure = others
    load()
    window.galoMapsAreHere?.()
    window.gm_authFailure()
    load()
    expect(seen).toEqual(['loading', 'loaded', 'auth-failure'])
    expect(told).toEqual([[SAID, 'auth-failure']])
    expect(others).toHaveBeenCalledTimes(1)
    expect(scripts()).toHaveLength(1)
  })
})
