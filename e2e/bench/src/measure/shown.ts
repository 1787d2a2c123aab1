import type { Page } from 'playwright'

const PATIENCE_MS = 20_000

export interface Sight {
  /** What the address begins with. */
  readonly path: string
  /** A selector of what has to be seen, with text in it; a picture counts once it is loaded. */
  readonly all: readonly string[]
}

/** Runs inside the page. Resolves with the time of the frame after everything wanted is seen, and the heading that was left is gone. */
const whenSeen = ({ path, all, leftHeading }: Sight & { readonly leftHeading: string }) =>
  new Promise<number>((resolve) => {
    const isSeen = (selector: string) => {
      const element = document.querySelector(selector)
      if (element instanceof HTMLImageElement) return element.complete && element.naturalWidth > 0
      return element !== null && (element.textContent ?? '').trim() !== '' && element.getClientRects().length > 0
    }
    const look = () => {
      // An address changes before the page does.
      const hasLeft = document.querySelector('main h1')?.textContent !== leftHeading
      if (location.pathname.startsWith(path) && hasLeft && all.every(isSeen))
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      else requestAnimationFrame(look)
    }
    look()
  })

const patiently = async <T>(what: string, promise: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not appear within ${PATIENCE_MS / 1_000} s`)), PATIENCE_MS)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** Both ends of the hop must be one document, or its figure means something else. */
const SAME_DOCUMENT = 'galoIsSamePage'

/** When it was pressed and when what it leads to was drawn, on the page's own clock. */
export interface Hop {
  readonly pressMs: number
  readonly seenMs: number
}

/** Milliseconds from the press to what it leads to. */
export const lengthOf = ({ pressMs, seenMs }: Hop): number => seenMs - pressMs

/**
 * From the press that `press` makes to the frame after `sight` is seen. The press counts from the event's own time stamp, so what the
 * page was busy with is part of it; a step without a press, as going back is, notes its own `galoPressMs` in the page.
 */
export const hop = async (page: Page, press: () => Promise<unknown>, sight: Sight): Promise<Hop> => {
  await page.evaluate((name) => {
    Object.assign(globalThis, { [name]: true, galoPressMs: performance.now() })
    addEventListener('click', ({ timeStamp }) => Object.assign(globalThis, { galoPressMs: timeStamp }), {
      capture: true,
      once: true,
    })
  }, SAME_DOCUMENT)
  const leftHeading = (await page.locator('main h1').first().textContent()) ?? ''
  const seen = page.evaluate(whenSeen, { ...sight, leftHeading })
  seen.catch(() => {})
  await press()
  const seenMs = await patiently(sight.path, seen)
  const { pressMs, isSame } = await page.evaluate(
    (name) => ({
      pressMs: Number(Reflect.get(globalThis, 'galoPressMs')),
      isSame: Reflect.get(globalThis, name) === true,
    }),
    SAME_DOCUMENT,
  )
  if (!isSame) throw new Error(`The hop to ${sight.path} loaded a new document`)
  return { pressMs, seenMs }
}
