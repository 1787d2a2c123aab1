/** Puts the section in front of the customer, with its title focused. */
export const showSection = (id: string): void => {
  const section = document.getElementById(`section-${id}`)
  // jsdom has no layout to scroll.
  if (typeof section?.scrollIntoView === 'function') section.scrollIntoView({ block: 'start' })
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}
