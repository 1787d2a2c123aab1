import { memo, Suspense } from 'react'
import type { LinkProps } from '@galo/navigation'
import type { ItemCard } from './item.data'
import { MenuSection } from './menu-section'

/** The first row on the widest screen; on a phone the first screenful. */
const EAGER_PICTURES = 3

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
 * All dishes. A hundred cards, so they are drawn once: give it the same functions each time.
 * Each section comes alive by itself, and the one that is pressed before the others.
 */
export const MenuSections = memo(({ sections, ...rest }: MenuSectionsProps) =>
  sections.map((section, index) => (
    <Suspense key={section.id} fallback={null}>
      <MenuSection {...section} {...rest} isFirst={index === 0} eagerPictures={index === 0 ? EAGER_PICTURES : 0} />
    </Suspense>
  )),
)
MenuSections.displayName = 'MenuSections'
