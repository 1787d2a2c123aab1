/** Browsers lay out what is this many screens away; one more, for who scrolls on. */
const SCREENS = 2.5

/**
 * Lays out a section and those above it that the browser would lay out once it has come there: each by its true height, so that it is not moved
 * by them afterwards. Sections further away stay as high as they are taken to be.
 */
export const layOutAround = (section: HTMLElement): void => {
  let above: Element | null = section
  for (
    let left = SCREENS * innerHeight;
    above instanceof HTMLElement && left > 0;
    above = above.previousElementSibling
  ) {
    above.style.contentVisibility = 'visible'
    if (above !== section) left -= above.offsetHeight
  }
}
