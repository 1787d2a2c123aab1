import { useEffect, useMemo, useRef } from 'react'
import type { CardSection, ItemCard } from '../../features/item/item.data'
import { focusDish } from './focus-dish'

/** The same sections, with what has sold out since they were read; what has not changed stays the very object it is. */
const withSoldOut = (sections: readonly CardSection[], soldOut: ReadonlySet<string>): readonly CardSection[] => {
  const isNews = ({ id, displayName, soldOut: isKnown }: ItemCard): boolean =>
    !isKnown && (soldOut.has(id) || soldOut.has(displayName))
  return sections.map((section) =>
    section.items.some(isNews)
      ? { ...section, items: section.items.map((item) => (isNews(item) ? { ...item, soldOut: true } : item)) }
      : section,
  )
}

interface SoldOut {
  readonly soldOut: ReadonlySet<string>
  /** The dish whose "+" was pressed in vain last. */
  readonly lastRefused: string | undefined
}

/** The menu's sections as far as is known now. A card that loses its "+" to a press gets the focus that was on it, once. */
export const useSectionsNow = (
  sections: readonly CardSection[],
  { soldOut, lastRefused }: SoldOut,
): readonly CardSection[] => {
  const before = useRef(lastRefused)
  useEffect(() => {
    const isNew = lastRefused !== undefined && lastRefused !== before.current
    before.current = lastRefused
    if (isNew && document.activeElement === document.body) focusDish(lastRefused)
  }, [lastRefused])
  return useMemo(() => (soldOut.size === 0 ? sections : withSoldOut(sections, soldOut)), [sections, soldOut])
}
