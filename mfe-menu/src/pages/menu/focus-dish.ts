const isInSight = (link: Element): boolean => {
  const { top, bottom } = link.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** Gives the focus to a dish on the menu: what had it is gone, or about to be. Its card gets it, unless only what is ordered most is in sight. */
export const focusDish = (id: string): void => {
  const links = ['dish', 'most-dish'].flatMap((place) => {
    const link = document.getElementById(`${place}-${id}`)?.querySelector('a')
    return link ?? []
  })
  const link = links.find(isInSight) ?? links[0]
  link?.focus({ preventScroll: true })
}
