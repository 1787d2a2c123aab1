/** Gives the focus to a dish on the menu: what had it is gone, or about to be. */
export const focusDish = (id: string): void =>
  document.getElementById(`dish-${id}`)?.querySelector('a')?.focus({ preventScroll: true })
