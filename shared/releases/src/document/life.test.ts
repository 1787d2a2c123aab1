import { lifeOf, sentenceOfLife } from './life'

const END = '2026-12-01T00:00:00.000Z'
const document = { extras: { serial: 1, expiresAt: END, signatures: [] } }
const HOUR_MS = 3_600_000
const before = (hours: number) => Date.parse(END) - hours * HOUR_MS

describe('The life of a document', () => {
  it.each([
    [73, 'good'],
    [72, 'ends-soon'],
    [1, 'ends-soon'],
    [0, 'ended'],
    [-500, 'ended'],
  ])('is, %d hours before its end, %s', (hours, life) => expect(lifeOf(document, before(hours))).toBe(life))

  it('has no end where none is said', () => {
    expect(lifeOf({}, before(-500))).toBe('good')
    expect(sentenceOfLife({}, before(-500))).toBeNull()
  })

  it('is told with what to do once it ends soon, and no sooner', () => {
    expect(sentenceOfLife(document, before(73))).toBeNull()
    for (const hours of [1, -1]) expect(sentenceOfLife(document, before(hours))).toMatch(/`npm run release -- renew`/)
  })
})
