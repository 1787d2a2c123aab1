import type { MouseEvent } from 'react'
import { SectionTabs } from '@galo/ui'
import { useCurrentSection } from './use-current-section'

/** Height of the bar itself, which covers the top of what is read, in pixels. */
const BAR_PX = 61

interface SectionNavProps {
  readonly sections: readonly { readonly id: string; readonly displayName: string }[]
}

/** Jumps between sections and follows the scroll. Plain anchors underneath, so it works before any script does. */
export const SectionNav = ({ sections }: SectionNavProps) => {
  const current = useCurrentSection(
    sections.map(({ id }) => id),
    BAR_PX,
  )
  const jump = (id: string, event: MouseEvent) => {
    const section = document.getElementById(id)
    if (section === null) return
    // An anchor would put every jump into the history, and back should leave the menu.
    event.preventDefault()
    section.scrollIntoView({ block: 'start' })
    section.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
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
