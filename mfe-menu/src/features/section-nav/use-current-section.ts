import { useEffect, useState } from 'react'
import { currentSection, type SectionSight } from './section-nav.model'

/**
 * Which section the customer is reading. `stickyPx` is the height of what covers the top of the page.
 * Starts with the first one, as the server does, and follows the scroll from the first effect on.
 */
export const useCurrentSection = (ids: readonly string[], stickyPx: number): string | null => {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null)
  const key = ids.join(' ')

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const order = key === '' ? [] : key.split(' ')
    const sights = new Map<string, SectionSight>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) sights.set(target.id, { isIntersecting })
        setCurrent((before) => currentSection(order, sights) ?? before)
      },
      // A line just under the sticky bar: the section that crosses it is the one being read.
      { rootMargin: `-${stickyPx + 1}px 0px -70% 0px` },
    )
    for (const id of order) {
      const section = document.getElementById(id)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key, stickyPx])

  return current
}
