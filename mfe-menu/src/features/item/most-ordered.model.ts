import type { ShownCard, ShownSection } from './item.data'

/** What is ordered most, as the platform says it: whose taste that is, and the dishes, the most first. */
export interface MostOrderedHere {
  readonly since: 'RESTAURANT' | 'MARKET' | 'HOUSE'
  readonly itemIds: readonly string[]
}

/** More would be a second menu. */
const MOST = 5

/** What is kept from somebody is not named; what nobody has judged yet is, and says so as its card does. */
const isNamed = ({ soldOut, safety }: ShownCard): boolean =>
  !soldOut && (safety?.isKeptAway !== true || safety.badge === undefined)

/** The cards of the dishes that are ordered most, the most first: those that are on the menu now, and that this customer can have. */
export const mostOrderedCards = (
  itemIds: readonly string[],
  sections: readonly ShownSection[],
): readonly ShownCard[] => {
  const cards = new Map(sections.flatMap(({ items }) => items.map((card) => [card.id, card] as const)))
  return itemIds
    .flatMap((id) => cards.get(id) ?? [])
    .filter(isNamed)
    .slice(0, MOST)
}
