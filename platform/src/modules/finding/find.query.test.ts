import fc from 'fast-check'
import { readFind } from './find.query'
import { findWords, nationalDigits } from './find.words'

const find = (typed: string) => readFind(typed, Date.parse('2026-11-20T18:00:00Z'), 'Europe/London')
const words = findWords({
  order: {
    id: '0b9cf7a4-2f1e-4c0a-9d55-8a1d1f0e7b11',
    shortId: '7K3P',
    customer: {
      email: 'Maeve.OKafor@galo.test',
      first_name: 'Máeve',
      last_name: "O'Kafor-Byrne",
      phone_number: '07700 900142',
    },
    address: {
      ...{ line_1: '1 Broad Street', line_2: null, city: 'Bristol', country_code: 'GB', delivery_note: null },
      postcode: 'BS1 4ND',
      coords: { lat: 51.4, lon: -2.6 },
    },
  },
  restaurant: { name: 'Galo Stokes Croft', city: 'Bristol' },
  lastFour: '4242',
})
const finds = (typed: string): boolean => find(typed).terms.every((term) => words.some((word) => word.startsWith(term)))

describe('An order is found by', () => {
  it.each([
    ['its number', '7k3p'],
    ['its number with a hyphen', '7K-3P'],
    ['its id', '0b9cf7a4-2f1e-4c0a-9d55-8a1d1f0e7b11'],
    ['an e-mail', 'maeve.okafor@galo.test'],
    ['a part of an e-mail', 'okafor@'],
    ['a name without its accent', 'maeve'],
    ['a name without apostrophe and hyphen', 'okaforbyrne'],
    ['a part of a double name', 'byrne'],
    ['a number as it is dialled', '07700 900142'],
    ['a number from abroad', '+44 7700 900 142'],
    ['the end of a number', '900 142'],
    ['a postcode', 'bs1 4nd'],
    ['a postcode without its space', 'BS14ND'],
    ['the first half of a postcode', 'bs1'],
    ['the last four of a card', '4242'],
    ['a restaurant', 'stokes croft'],
    ['several of them', 'maeve bs1 4nd 4242'],
  ])('%s', (_, typed) => {
    expect(finds(typed)).toBe(true)
  })

  it('nothing of somebody else’s', () => {
    for (const typed of ['ben', '4T12', '900 143', 'bs2', 'maeve 1881']) expect(finds(typed)).toBe(false)
  })
})

describe('A day', () => {
  it.each([
    ['2026-11-17', '2026-11-17'],
    ['17/11', '2026-11-17'],
    ['17.11.2025', '2025-11-17'],
    ['17 nov', '2026-11-17'],
    ['3rd december', '2025-12-03'],
    ['today', '2026-11-20'],
    ['yesterday', '2026-11-19'],
  ])('is understood: %s', (typed, day) => {
    expect(find(`maeve ${typed}`)).toEqual({ terms: ['maeve'], day })
  })

  it('that never was is no day', () => {
    expect(find('31/02').day).toBeNull()
  })
})

describe('What is typed', () => {
  it('never holds what a query of the database could stumble over', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const { terms } = find(typed)
        expect(terms.length).toBeLessThanOrEqual(6)
        for (const term of terms) expect(term).toMatch(/^[\p{L}\p{N}@._+]+$/u)
      }),
    )
  })

  it('finds both markets’ numbers in any spelling', () => {
    expect(['+353 20 918 0123', '00353209180123', '020 918 0123'].map(nationalDigits)).toEqual(
      Array.from({ length: 3 }, () => '209180123'),
    )
  })
})
