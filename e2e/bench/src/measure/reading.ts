import type { Page } from 'playwright'
import type { RequestLog } from './requests'
import { settle } from './visit'

/** How long a reader looks at a page that has settled before they press: what is fetched ahead is fetched by then. */
export const READING_MS = 3_000

/** Waits until a page has settled and somebody has read it. */
export const readOn = async (page: Page, log: RequestLog): Promise<void> => {
  await settle(page, log)
  await page.waitForTimeout(READING_MS)
}

/** Goes back, and notes when, as a press would be. */
export const goBack = (page: Page) => () =>
  page.evaluate(() => {
    Object.assign(globalThis, { galoPressMs: performance.now() })
    history.back()
  })
