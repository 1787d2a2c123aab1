import { aMenuItem } from '@galo/testing'
import type { ShownCard } from './item.data'
import { toItemCard } from './item.model'
import { mostOrderedCards } from './most-ordered.model'

const card = (slug: string, rest: Partial<ShownCard> = {}): ShownCard => {
  const made = toItemCard(aMenuItem({ slug, displayName: slug }), 'COLLECTION', false)
  if (made === null) throw new Error(`${slug} is not sold for collection`)
  return { ...made, ...rest }
}
const named = (order: readonly string[], cards: readonly ShownCard[]) =>
  mostOrderedCards(
    order.map((slug) => `item-${slug}`),
    [{ id: 'all', displayName: 'All', introduction: '', items: cards }],
  ).map(({ slug }) => slug)

describe('What is ordered most', () => {
  it('stands in that order, whatever order the menu has', () => {
    expect(named(['chips', 'wings'], [card('wings'), card('mash'), card('chips')])).toEqual(['chips', 'wings'])
  })

  it('names nothing that is sold out, or not on this menu', () => {
    expect(named(['chips', 'gone', 'wings'], [card('chips', { soldOut: true }), card('wings')])).toEqual(['wings'])
  })

  it('names nothing that is kept from this customer, and what may contain traces as its card does', () => {
    const unsafe = card('mash', { safety: { isKeptAway: true, badge: 'Not for you', note: '', look: null } })
    const traces = card('slaw', { safety: { isKeptAway: false, badge: 'May contain', note: '', look: null } })
    expect(named(['mash', 'slaw'], [unsafe, traces])).toEqual(['slaw'])
  })

  it('keeps its place while nobody has judged it yet', () => {
    const unjudged = card('mash', { safety: { isKeptAway: true, badge: undefined, note: 'Checking', look: null } })
    expect(named(['mash'], [unjudged])).toEqual(['mash'])
  })

  it('is five dishes at most, the next in place of one that is gone', () => {
    const slugs = ['one', 'two', 'three', 'four', 'five', 'six']
    const cards = slugs.map((slug) => card(slug, { soldOut: slug === 'two' }))
    expect(named([...slugs, 'seven'], [...cards, card('seven')])).toEqual(['one', 'three', 'four', 'five', 'six'])
  })
})
