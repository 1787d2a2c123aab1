import type { KeptCard } from '../../providers/card/port'
import { savedCards } from './saved-cards.rules'

const NOW = new Date('2026-11-30T23:59:59Z')
const aCard = (id: string, changes: Partial<KeptCard> = {}): KeptCard => ({
  id,
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: 2034,
  fingerprint: id,
  keptAt: new Date('2026-11-01T12:00:00Z'),
  ...changes,
})
const later = { keptAt: new Date('2026-11-02T12:00:00Z') }
const idsOf = (...given: Parameters<typeof savedCards>) =>
  savedCards(...given).map(({ paymentMethodId }) => paymentMethodId)

describe('Saved cards', () => {
  it('are offered the latest first, behind the one that was chosen last', () => {
    const cards = [aCard('a'), aCard('b', later), aCard('c')]
    expect(idsOf(cards, null, NOW)).toEqual(['b', 'a', 'c'])
    expect(idsOf(cards, 'c', NOW)).toEqual(['c', 'b', 'a'])
    expect(idsOf(cards, 'gone', NOW)).toEqual(['b', 'a', 'c'])
  })

  it('show a card that was saved twice once, as it was saved last, wherever it was chosen', () => {
    const cards = [aCard('old', { fingerprint: 'x' }), aCard('new', { fingerprint: 'x', ...later }), aCard('z', later)]
    expect(idsOf(cards, null, NOW)).toEqual(['new', 'z'])
    expect(idsOf(cards, 'old', NOW)).toEqual(['new', 'z'])
    expect(idsOf([aCard('a', { fingerprint: null }), aCard('b', { fingerprint: null })], null, NOW)).toEqual(['a', 'b'])
  })

  it.each([
    [11, 2026, false],
    [10, 2026, true],
    [12, 2025, true],
    [1, 2027, false],
  ])('that say %d/%d have run out: %s, and are last', (expiryMonth, expiryYear, isExpired) => {
    const cards = [aCard('a', { expiryMonth, expiryYear, ...later }), aCard('b')]
    expect(savedCards(cards, null, NOW).find(({ paymentMethodId }) => paymentMethodId === 'a')).toMatchObject({
      isExpired,
    })
    expect(idsOf(cards, 'a', NOW)).toEqual(isExpired ? ['b', 'a'] : ['a', 'b'])
  })
})
