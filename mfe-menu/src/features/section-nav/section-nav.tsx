import { useEffect, type MouseEvent } from 'react'
import { useLocation } from '@galo/navigation'
import { SectionTabs } from '@galo/ui'
import { useCurrentSection } from './use-current-section'

/** Height of the bar itself, which covers the top of what is read, in pixels. */
const BAR_PX = 61

interface SectionNavProps {
  readonly sections: readonly { readonly id: string; readonly displayName: string }[]
}

/** Jumps between sections and follows the scroll. Plain anchors underneath, so it works before any script does. */
export const SectionNav = ({ sections }: SectionNavProps) => {
  const { hash } = useLocation()
  const { current, press } = useCurrentSection(
    sections.map(({ id }) => id),
    BAR_PX,
  )
  const named = sections.find(({ id }) => hash === `#${id}`)?.id

  useEffect(() => {
    if (named === undefined) return
    // After the page has been put at its top, as any page that is come to is. A document that was loaded whole has gone there by itself.
    const frame = requestAnimationFrame(() => {
      if (scrollY > 0) return
      document.getElementById(named)?.scrollIntoView({ block: 'start' })
      press(named)
    })
    return () => cancelAnimationFrame(frame)
  }, [named, press])

  const jump = (id: string, event: MouseEvent) => {
    const section = document.getElementById(id)
    if (section === null) return
    // An anchor would put every jump into the history, and back should leave the menu.
    event.preventDefault()
    section.scrollIntoView({ block: 'start' })
    section.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    press(id)
  }
  return (
    <SectionTabs
      label="Menu sections"
      items={sections.map(({ id, displayName }) => ({ id, label: displayName, href: `#${id}` }))}
      current={current}
      onSelect={jump}
    />
  )
}
