import type { Page } from 'playwright'

const PATIENCE_MS = 20_000

export type HopFigures = {
  /** From the touch to the frame after the menu and its first picture are there. */
  readonly thereMs: number
  /** From going back to the frame after the list is there again. */
  readonly backMs: number
}

/** Runs inside the page. Resolves at the first frame on which `path` is shown with a heading of its own, and a picture where one is wanted. */
const whenShown = ({
  path,
  notHeading,
  picture,
  sinceMs,
}: {
  path: string
  notHeading: string
  picture: string
  sinceMs: number | null
}) =>
  new Promise<number>((resolve) => {
    const beganMs = sinceMs ?? performance.now()
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent ?? ''
      const image = picture === '' ? undefined : document.querySelector<HTMLImageElement>(`main img[src*="${picture}"]`)
      const isPainted = picture === '' || (image?.complete === true && image.naturalWidth > 0)
      if (location.pathname.startsWith(path) && heading !== '' && heading !== notHeading && isPainted)
        requestAnimationFrame(() => resolve(performance.now() - beganMs))
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

/** Follows the first link to a menu from the settled list of restaurants, and goes back. Both must be soft, or the figures mean something else. */
export const hopToMenuAndBack = async (page: Page): Promise<HopFigures> => {
  const listHeading = (await page.locator('main h1').first().textContent()) ?? ''
  const link = page.locator('main a[href^="/order/menu/"]').first()
  await page.evaluate(() => {
    Object.assign(globalThis, { galoIsSamePage: true })
    addEventListener('click', ({ timeStamp }) => Object.assign(globalThis, { galoClickMs: timeStamp }), {
      capture: true,
      once: true,
    })
  })
  await link.tap()
  const clickedMs = await page.evaluate(() => Number(Reflect.get(globalThis, 'galoClickMs')))
  const thereMs = await patiently(
    'The menu',
    page.evaluate(whenShown, {
      path: '/order/menu/',
      notHeading: listHeading,
      picture: '/order/media/items/',
      sinceMs: clickedMs,
    }),
  )
  const menuHeading = (await page.locator('main h1').first().textContent()) ?? ''
  await page.waitForTimeout(500)
  const back = page.evaluate(whenShown, { path: '/order/search', notHeading: menuHeading, picture: '', sinceMs: null })
  await page.evaluate(() => history.back())
  const backMs = await patiently('The list', back)
  if (!(await page.evaluate(() => Reflect.get(globalThis, 'galoIsSamePage') === true)))
    throw new Error('The hop loaded a new document')
  return { thereMs, backMs }
}
