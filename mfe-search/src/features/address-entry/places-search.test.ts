import type { AddressSearch } from '@galo/contracts/localities'
import type { Services } from '@galo/services'

const asked: string[] = []
let answer: () => Promise<never[]> = async () => []

jest.mock('@galo/vendors/places', () => ({
  placesSearch: () => ({ suggest: () => answer() }),
}))

const otherwise = {
  suggest: async (words: string) => {
    asked.push(words)
    return []
  },
} as unknown as AddressSearch<AbortSignal>

const services = {
  config: { market: 'UK', mapsKey: 'k', mapsApiUrl: null, language: 'en' },
  log: () => {},
} as unknown as Services
const { signal } = new AbortController()

describe('the maps provider as who knows addresses', () => {
  it('is asked alone while it answers, not given up for what was taken back, and no more once it has failed', async () => {
    const { placesSearch } = await import('./places-search')
    const search = placesSearch(services, otherwise)
    await search.suggest('a', signal)
    expect(asked).toEqual([])

    answer = () => Promise.reject(new DOMException('', 'AbortError'))
    await expect(search.suggest('b', signal)).rejects.toThrow()
    expect(asked).toEqual([])

    answer = () => Promise.reject(new Error('failed'))
    await search.suggest('c', signal)
    answer = async () => []
    await search.suggest('d', signal)
    expect(asked).toEqual(['c', 'd'])
  })
})
