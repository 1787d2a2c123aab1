export interface SectionSight {
  readonly isIntersecting: boolean
}

/** The first section, in the order of the menu, that is in the reading zone; `null` when none is (between two of them). */
export const currentSection = (order: readonly string[], sights: ReadonlyMap<string, SectionSight>): string | null =>
  order.find((id) => sights.get(id)?.isIntersecting === true) ?? null
