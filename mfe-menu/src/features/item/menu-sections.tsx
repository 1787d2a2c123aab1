import { memo, Suspense, useDeferredValue, useState } from 'react'
import { useNavigationType, type LinkProps } from '@galo/navigation'
import { useHydrated } from '@galo/ui'
import type { ItemCard } from './item.data'
import { MenuSection } from './menu-section'

/** The first row on the widest screen; on a phone the first screenful. */
const EAGER_PICTURES = 3
/** More than any screen shows of a menu at its top, with what the browser lays out below it. */
const SECTIONS_AT_ONCE = 2

interface MenuSectionsProps {
  readonly sections: readonly {
    readonly id: string
    readonly displayName: string
    readonly introduction: string
    readonly items: readonly ItemCard[]
  }[]
  readonly linkTo: (slug: string) => Pick<LinkProps, 'to' | 'state'>
  /** Somebody looks at a dish: a good moment to fetch what its sheet needs. */
  readonly onLook: () => void
  /** Absent when nothing can be ordered here now. */
  readonly onAdd: ((item: ItemCard) => void) | undefined
}

/**
 * How many of the sections have their dishes. A hop shows the first ones in the frame after the press, the others as soon as these have been
 * seen; who comes back to a place on the menu, or to a section by its name, needs them all at once.
 */
const useDrawnSections = (all: number): number => {
  const isReturn = useNavigationType() === 'POP'
  const isBuiltHere = useHydrated()
  const [startsAtTop] = useState(() => isBuiltHere && !isReturn && location.hash === '')
  return useDeferredValue(all, startsAtTop ? SECTIONS_AT_ONCE : undefined)
}

/**
 * All dishes. A hundred cards, so they are drawn once: give it the same functions each time.
 * Each section comes alive by itself, and the one that is pressed before the others.
 */
export const MenuSections = memo(({ sections, ...rest }: MenuSectionsProps) => {
  const drawn = useDrawnSections(sections.length)
  return sections.map((section, index) => (
    <Suspense key={section.id} fallback={null}>
      <MenuSection
        {...section}
        {...rest}
        isFirst={index === 0}
        isDrawn={index < drawn}
        eagerPictures={index === 0 ? EAGER_PICTURES : 0}
      />
    </Suspense>
  ))
})
MenuSections.displayName = 'MenuSections'
