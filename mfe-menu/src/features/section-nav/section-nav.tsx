import { useEffect, useEffectEvent, useLayoutEffect, type MouseEvent } from 'react'
import { useLocation, useNavigationType } from '@galo/navigation'
import { SectionTabs } from '@galo/ui'
import { useWords } from '@galo/words'
import { layOutAround } from './lay-out-around'
import { useCurrentSection } from './use-current-section'
import { SECTION_NAV_WORDS } from './section-nav.words'

/** Height of the bar itself, which covers the top of what is read, in pixels. */
const BAR_PX = 61

interface SectionNavProps {
  readonly sections: readonly { readonly id: string; readonly displayName: string }[]
}

/** Jumps between sections and follows the scroll. Plain anchors underneath, so it works before any script does. */
export const SectionNav = ({ sections }: SectionNavProps) => {
  const words = useWords(SECTION_NAV_WORDS)
  const { hash } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const { current, press } = useCurrentSection(
    sections.map(({ id }) => id),
    BAR_PX,
  )
  const named = sections.find(({ id }) => hash === `#${id}`)?.id

  // The shell puts the page there; a section that can't come up to the bar is the current one all the same.
  const light = useEffectEvent(() => {
    if (named !== undefined && !isReturn) press(named)
  })
  useEffect(() => {
    const frame = requestAnimationFrame(() => light())
    return () => cancelAnimationFrame(frame)
  }, [])

  // Pressed before this code was here: the document has gone there, and marked it.
  const takeUp = useEffectEvent(() => {
    const id = document.querySelector('nav [data-section][aria-current]')?.getAttribute('data-section') ?? null
    const section = id === null ? null : document.getElementById(id)
    if (section === null || section.id === sections[0]?.id) return
    const { top, bottom } = section.getBoundingClientRect()
    if (bottom > 0 && top < innerHeight) press(section.id)
  })
  useLayoutEffect(() => takeUp(), [])

  const jump = (id: string, event: MouseEvent) => {
    const section = document.getElementById(id)
    if (section === null) return
    // An anchor would put every jump into the history, and back should leave the menu.
    event.preventDefault()
    layOutAround(section)
    section.scrollIntoView({ block: 'start' })
    section.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    press(id)
  }
  return (
    <SectionTabs
      label={words.menuSections}
      all={words.all}
      items={sections.map(({ id, displayName }) => ({ id, label: displayName, href: `#${id}` }))}
      current={current}
      onSelect={jump}
    />
  )
}
