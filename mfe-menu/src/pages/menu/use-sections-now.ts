import { useEffect, useMemo } from 'react'
import type { ItemCard } from '../../features/item/item.data'
import type { CardSection } from './menu-page.data'

/** The same sections, with what has sold out since they were read; what has not changed stays the very object it is. */
const withSoldOut = (sections: readonly CardSection[], soldOut: ReadonlySet<string>): readonly CardSection[] => {
  const isNews = ({ id, soldOut: isKnown }: ItemCard): boolean => !isKnown && soldOut.has(id)
  return sections.map((section) =>
    section.items.some(isNews)
      ? { ...section, items: section.items.map((item) => (isNews(item) ? { ...item, soldOut: true } : item)) }
      : section,
  )
}

/** The menu's sections as far as is known now. A card that loses its "+" gets the focus that was on it. */
export const useSectionsNow = (
  sections: readonly CardSection[],
  soldOut: ReadonlySet<string>,
): readonly CardSection[] => {
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const last = [...soldOut].at(-1)
    if (last !== undefined) document.getElementById(`dish-${last}`)?.querySelector('a')?.focus({ preventScroll: true })
  }, [soldOut])
  return useMemo(() => (soldOut.size === 0 ? sections : withSoldOut(sections, soldOut)), [sections, soldOut])
}
