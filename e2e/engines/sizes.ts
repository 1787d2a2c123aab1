/** Widths of small phones that are still carried about. */
export const WIDTHS = [320, 375] as const
export const HEIGHT = 812

/**
 * What a customer cannot see whole on the page as it stands, without moving it sideways; empty when all is well.
 * Runs inside the page, in any engine. What scrolls sideways by design, in a box of its own, is left out; so is decoration.
 */
export const cutOff = (): string[] => {
  const root = document.documentElement
  const width = root.clientWidth
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
  const scrollsByItself = (element: Element) => {
    // A dialog scrolls up and down, which to a style sheet is both ways.
    if (element.closest('dialog') !== null) return false
    for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true
    return false
  }
  const isHidden = (element: Element) => {
    const { clipPath, visibility, opacity } = getComputedStyle(element)
    const { width: own, height } = element.getBoundingClientRect()
    return clipPath !== 'none' || visibility === 'hidden' || opacity === '0' || own <= 1 || height <= 1
  }
  const isSeen = (element: Element) =>
    element.closest('[aria-hidden=true], [hidden], svg, .skip-link') === null &&
    !isHidden(element) &&
    element.getClientRects().length > 0
  const dialog = [...document.querySelectorAll('dialog')].find((each) => each.open)
  const told = [...(dialog ?? document.body).querySelectorAll('h1, h2, h3, p, a, button, input, label, dt, dd, legend')]
  const sideways = root.scrollWidth > width ? [`the page is ${root.scrollWidth} wide on a screen of ${width}`] : []
  return [
    ...sideways,
    ...told
      .filter((element) => isSeen(element) && !scrollsByItself(element))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return right > width + 1 || left < -1
      })
      .map((element) => {
        const { left, right } = element.getBoundingClientRect()
        return `${name(element)} reaches from ${Math.round(left)} to ${Math.round(right)} of ${width}`
      }),
  ]
}
