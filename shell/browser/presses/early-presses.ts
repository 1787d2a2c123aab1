import { PRESSED } from '../../shared/pressed'

/** A press on a button that nobody has heard yet. */
interface EarlyPress {
  readonly button: HTMLButtonElement
  readonly event: Event
  /** The path it was made at. */
  readonly at: string
  /** How often its button was looked for in vain. */
  looks?: number
}

declare global {
  // The document's own script (`shell/server/http/early-press-script.ts`) writes it, before any code of ours is here.
  var __galoEarlyPresses: EarlyPress[] | undefined
}

/** How often a button whose part of the page isn't alive yet is tried again, in milliseconds. */
const AGAIN_MS = 100

const waiting = (): EarlyPress[] => globalThis.__galoEarlyPresses ?? []

/** Takes the sign of waiting from a button, unless another press on it waits. */
const settle = (button: HTMLButtonElement): void => {
  if (waiting().some((press) => press.button === button)) return
  for (const sign of button.getAnimations()) if (sign.id === PRESSED) sign.cancel()
}

/** React has heard of this press: it is not made a second time. */
export const crossOut = (event: Event): void => {
  const index = waiting().findIndex((press) => press.event === event)
  const [heard] = index === -1 ? [] : waiting().splice(index, 1)
  if (heard !== undefined) settle(heard.button)
}

const nameOf = (button: HTMLButtonElement): string => button.getAttribute('aria-label') ?? button.textContent

/**
 * The button as it stands on the page now. React draws a part of the server's page anew, instead of bringing it to life, when it comes out otherwise
 * than the server drew it: then the one of the same name in the same place is meant.
 */
const asItStands = ({ button, at }: EarlyPress): HTMLButtonElement => {
  if (button.isConnected || at !== location.pathname) return button
  const place = document.getElementById(button.closest('[id]')?.id ?? '')
  return [...(place?.querySelectorAll('button') ?? [])].find((other) => nameOf(other) === nameOf(button)) ?? button
}

/** What a press can have changed so that those made after it, on the page as it was, mean nothing any more. */
const sceneOf = (button: HTMLButtonElement): string =>
  [location.href, button.getAttribute('aria-expanded'), button.getAttribute('aria-pressed')].join(' ')

const isOutOfReach = (button: HTMLButtonElement): boolean => {
  if (!button.isConnected || button.disabled) return true
  const modal = document.querySelector('dialog:modal')
  return modal !== null && !modal.contains(button)
}

/** React may take a part out before it puts what it has drawn anew in its place: for a button that has gone is looked so often. */
const MOST_LOOKS = 30

/** Its button has gone, and may be back in a moment. */
const mayComeBack = (press: EarlyPress, button: HTMLButtonElement): boolean => {
  if (button.isConnected) return false
  press.looks = (press.looks ?? 0) + 1
  return press.looks < MOST_LOOKS
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Presses a button; the press as the document's script has noted it anew where React has not heard of it, else `null`. */
const pressUnlessHeard = (button: HTMLButtonElement): EarlyPress | null => {
  const before = waiting().length
  button.click()
  return waiting().length > before ? (waiting().pop() ?? null) : null
}

/** Where one press is made for another: what is made up in a dish's sheet is made up before it is added. */
const placeOf = (button: HTMLButtonElement): Element => button.closest('dialog, form, li, section') ?? button

/**
 * Makes every press again that waits, in the order they were made, each on what came of the one before. One that is not heard yet waits on, and so
 * do those after it in the same place. Dropped is what can't be meant any more: its button has gone for good or is under a dialog, or the press before it
 * went elsewhere or has opened what this one would close.
 */
const pressAgain = async (): Promise<void> => {
  const presses = waiting().splice(0)
  const waitOn: EarlyPress[] = []
  let scene: string | null = null
  for (const press of presses) {
    const button = asItStands(press)
    const isInOrder = waitOn.some((earlier) => placeOf(earlier.button) === placeOf(button))
    const isAsBefore = scene === null || scene === sceneOf(button)
    if (isInOrder || (isAsBefore && mayComeBack(press, button))) {
      waitOn.push(press)
      continue
    }
    if (isAsBefore && !isOutOfReach(button)) {
      scene = sceneOf(button)
      const unheard = pressUnlessHeard(button)
      if (unheard !== null) {
        waitOn.push(unheard)
        continue
      }
      await nextTask()
    }
    settle(button)
  }
  waiting().unshift(...waitOn)
}

/** Takes up the presses that were made before the page was alive, and later ones on parts whose code comes later. */
export const takeUpPresses = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const look = async () => {
    await pressAgain()
    if (isOver) return
    timer = waiting().length === 0 ? undefined : setTimeout(() => void look(), AGAIN_MS)
  }
  const onClick = () => {
    timer ??= setTimeout(() => void look())
  }
  onClick()
  addEventListener('click', onClick, true)
  return () => {
    isOver = true
    removeEventListener('click', onClick, true)
    clearTimeout(timer)
  }
}
