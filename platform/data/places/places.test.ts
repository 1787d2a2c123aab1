import { areas, districts, places } from '..'

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

describe('places', () => {
  it('lie in the islands they are said to lie in', () => {
    const outside = places.filter(({ market, latitude, longitude }) => {
      const [west, east] = market === 'IE' ? [-10.6, -5.9] : [-8.7, 1.9]
      return !(latitude > 49.8 && latitude < 61 && longitude > west && longitude < east)
    })
    expect(outside).toEqual([])
  })

  it('are no second city where only its post reaches', () => {
    const called = (name: string) => places.filter((place) => place.market === 'UK' && place.name === name)
    for (const city of ['Manchester', 'London', 'Liverpool', 'Nottingham', 'Belfast'])
      expect([city, called(city).length]).toEqual([city, 1])
    expect(called('Cheadle')).toHaveLength(2)
  })

  it('are thousands in the UK and hundreds in Ireland', () => {
    expect(places.filter(({ market }) => market === 'UK').length).toBeGreaterThan(4_000)
    expect(places.filter(({ market }) => market === 'IE').length).toBeGreaterThan(400)
  })
})

describe('routing keys', () => {
  it('are all written down, a hundred and thirty-nine', () => {
    expect(districts.filter(({ market }) => market === 'IE')).toHaveLength(139)
  })
})

describe('postcode areas', () => {
  it('are all written down once: a hundred and twenty-one, and three islands', () => {
    expect(areas).toHaveLength(124)
    expect(repeated(areas.map(({ district }) => district))).toEqual([])
  })
})
