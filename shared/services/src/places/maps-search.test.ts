import type { AddressSearch } from '@galo/contracts/localities'
import type { Services } from '@galo/services'
import { mapsSearch } from './maps-search'

type Search = AddressSearch<AbortSignal>

const services = {
  config: { market: 'UK', mapsKey: 'k', mapsApiUrl: null, language: 'en' },
  log: () => {},
} as unknown as Services
const { signal } = new AbortController()
const searchThat = (suggest: Search['suggest']): Search => ({
  suggest,
  details: () => Promise.reject(new Error('not asked for')),
  geocode: () => Promise.resolve(null),
  reverse: () => Promise.resolve(null),
})

describe('the maps provider as who knows addresses', () => {
  it('is asked alone while it answers, not given up for what was taken back, and no more once it has failed', async () => {
    const asked: string[] = []
    let answer: () => Promise<never[]> = async () => []
    let loads = 0
    const load = async () => {
      loads += 1
      return { placesSearch: () => searchThat(() => answer()) }
    }
    const otherwise = searchThat(async (words) => {
      asked.push(words)
      return []
    })
    const search = () => mapsSearch(services, load, otherwise)
    await search().suggest('a', signal)
    expect(asked).toEqual([])

    answer = () => Promise.reject(new DOMException('', 'AbortError'))
    await expect(search().suggest('b', signal)).rejects.toThrow()
    expect(asked).toEqual([])
    expect(loads).toBe(1)

    answer = () => Promise.reject(new Error('failed'))
    await search().suggest('c', signal)
    answer = async () => []
    await search().suggest('d', signal)
    expect(asked).toEqual(['c', 'd'])
  })
})
