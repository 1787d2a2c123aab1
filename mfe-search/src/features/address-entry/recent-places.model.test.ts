import { withRecent } from './recent-places.model'

const place = (label: string) => ({ query: label.toLowerCase(), label, coordinates: { latitude: 53, longitude: -2 } })

describe('withRecent', () => {
  it('has the last place first, each once, and five at most', () => {
    const five = ['A', 'B', 'C', 'D', 'E'].map(place)
    expect(withRecent(five, place('C')).map(({ label }) => label)).toEqual(['C', 'A', 'B', 'D', 'E'])
    expect(withRecent(five, place('F')).map(({ label }) => label)).toEqual(['F', 'A', 'B', 'C', 'D'])
  })
})
