import { memo, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigationType, type LinkProps } from '@galo/navigation'
import { EAGER_PICTURES } from './eager-pictures'
import type { ItemCard, ShownSection } from './item.data'
import { MenuSection, type MenuSectionProps } from './menu-section'

/** More than any screen shows of a menu at its top, with what the browser lays out below it. */
const SECTIONS_AT_ONCE = 2

interface MenuSectionsProps {
  readonly sections: readonly ShownSection[]
  readonly linkTo: (slug: string) => Pick<LinkProps, 'to' | 'state'>
  /** Somebody looks at a dish: a good moment to fetch what its sheet needs. */
  readonly onLook: () => void
  /** Absent when nothing can be ordered here now. */
  readonly onAdd: ((item: ItemCard) => void) | undefined
}

/** Does something after the next frame; what is returned gives it up. */
const afterNextFrame = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * How many of the sections have their dishes. A hop shows the first ones in the frame after the press, and one more with every frame after it;
 * who comes back to a place on the menu, or to a section by its name, needs them all at once.
 * Not deferred by React, which may throw away what it has begun to draw: Chromium holds on to a picture for good once it has been given its
 * sources, whether it ever came into the document or not.
 */
const useDrawnSections = (all: number): number => {
  // The server's page comes by POP too.
  const isHop = useNavigationType() !== 'POP'
  const { hash } = useLocation()
  const [drawn, setDrawn] = useState(isHop && hash === '' ? SECTIONS_AT_ONCE : all)
  const isWhole = drawn >= all
  useEffect(() => {
    if (!isWhole) return afterNextFrame(() => setDrawn(drawn + 1))
  }, [drawn, isWhole])
  return drawn
}

/** Stays what it is while its section does: else React would bring all sections to life at once, whenever the menu around them is drawn again. */
const OwnPart = memo((props: MenuSectionProps) => (
  <Suspense fallback={null}>
    <MenuSection {...props} />
  </Suspense>
))
OwnPart.displayName = 'OwnPart'

/**
 * All dishes. A hundred cards, so they are drawn once: give it the same functions each time.
 * Each section comes alive by itself, and the one that is pressed before the others.
 */
export const MenuSections = memo(({ sections, ...rest }: MenuSectionsProps) => {
  const drawn = useDrawnSections(sections.length)
  return sections.map((section, index) => (
    <OwnPart
      key={section.id}
      {...section}
      {...rest}
      isFirst={index === 0}
      isDrawn={index < drawn}
      eagerPictures={index === 0 ? EAGER_PICTURES : 0}
    />
  ))
})
MenuSections.displayName = 'MenuSections'
