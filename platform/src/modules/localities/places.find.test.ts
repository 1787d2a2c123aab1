import { places } from '../../../data'
import { findPlacesNamed, findTownIn, nearestPlace } from './places.find'

const meant = (market: 'UK' | 'IE', words: string) => findPlacesNamed(market, words).exact[0]?.label

describe('findPlacesNamed', () => {
  it.each([
    ['UK', 'leeds', 'Leeds'],
    ['UK', 'Newcastle', 'Newcastle upon Tyne'],
    ['UK', 'hull', 'Kingston upon Hull'],
    ['UK', 'Saint Albans', 'St Albans'],
    ['UK', 'Manchester city centre', 'Manchester'],
    ['UK', 'Newport, Wales', 'Newport'],
    ['UK', 'Belfast, Northern Ireland', 'Belfast'],
    ['IE', 'Cork city', 'Cork'],
    ['IE', 'co. cork', 'Cork'],
    ['IE', 'dun laoghaire', 'Dún Laoghaire'],
    ['IE', 'Gaillimh', 'Galway'],
    ['IE', 'Limerick, Ireland', 'Limerick'],
  ] as const)('knows in the %s that %j is a town', (market, words, label) => {
    expect(meant(market, words)).toBe(label)
  })

  it.each(['Dublin 2', 'dublin 2', 'DUBLIN  2', 'Dublin 8', 'Dublin 6W'])('knows the district %j', (words) => {
    expect(meant('IE', words)?.toLowerCase()).toBe(words.replace(/\s+/, ' ').toLowerCase())
  })

  it('knows every district of Dublin by its number as its Eircodes write it', () => {
    const numbered = places.filter(({ market, name }) => market === 'IE' && /^Dublin \d/.test(name))
    expect(numbered.length).toBeGreaterThan(20)
    for (const { name } of numbered)
      for (const typed of [name.replace(/\d+/, (number) => number.padStart(2, '0')), name.replace(/ (\d)\b/, '0$1')])
        expect([typed, meant('IE', typed)]).toEqual([typed, name])
  })

  it.each([
    ['UK', 'deansgate', 'Deansgate, Manchester'],
    ['UK', 'kings cross', "King's Cross, London"],
    ['UK', 'Ancoats, Manchester', 'Ancoats, Manchester'],
    ['IE', 'Heuston', 'Heuston Station, Dublin'],
    ['IE', 'heuston station', 'Heuston Station, Dublin'],
    ['IE', 'Temple Bar', 'Temple Bar, Dublin'],
  ] as const)('knows in the %s the quarter, station or sight %j', (market, words, label) => {
    expect(meant(market, words)).toBe(label)
  })

  it('means the larger of two places with one name, and tells the others by what they are near', () => {
    const [first, second] = findPlacesNamed('UK', 'Newport').exact
    expect(first?.people).toBeGreaterThan(second?.people ?? Infinity)
    expect(first?.label).toBe('Newport')
    expect(second?.label).toMatch(/^Newport, near /)
  })

  it('leads to the namesake it is said to be in', () => {
    for (const within of ['Isle of Wight', 'Cowes'])
      expect(findPlacesNamed('UK', `Newport, ${within}`).exact[0]?.latitude).toBeCloseTo(50.7, 1)
  })

  it('keeps to the country it is asked about', () => {
    expect(findPlacesNamed('UK', 'Galway').exact).toEqual([])
    expect(findPlacesNamed('IE', 'Belfast').exact).toEqual([])
    expect(findPlacesNamed('IE', 'Derry').exact).toEqual([])
    expect(meant('UK', 'Kent')).toBe('Maidstone')
    expect(meant('IE', 'Clare')).toBe('Ennis')
  })

  it('offers the larger place first while a name is being typed', () => {
    expect(findPlacesNamed('UK', 'manc').begun[0]?.label).toBe('Manchester')
    expect(findPlacesNamed('IE', 'gal').begun[0]?.label).toBe('Galway')
  })
})

describe('findTownIn', () => {
  it('falls back on the town when nobody knows the street', () => {
    expect(findTownIn('UK', '999 Nowhere Street, Leeds')?.label).toBe('Leeds')
    expect(findTownIn('UK', 'Leeds')).toBeUndefined()
  })
})

describe('nearestPlace', () => {
  it.each([
    ['IE', 53.35, -6.26],
    ['IE', 54.0, -6.4],
    ['UK', 54.6, -5.93],
    ['UK', 54.18, -6.34],
    ['UK', 53.48, -2.24],
  ] as const)('is in the %s at %d, %d', (market, latitude, longitude) => {
    expect(nearestPlace({ latitude, longitude })?.place.market).toBe(market)
  })
})
