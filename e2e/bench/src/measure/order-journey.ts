import type { Browser, Page } from 'playwright'
import { addByPlus, fillCheckout, findCheckoutLink } from './person'
import { type ColdPage, PHONE, throttle } from './profile'
import { goBack, READING_MS, readOn } from './reading'
import type { RequestLog } from './requests'
import { hop, lengthOf } from './shown'
import { settle, visit } from './visit'

/** Milliseconds from a press to what it leads to, drawn. */
export type JourneyFigures = {
  /** To the menu's heading and the picture of its first dish. */
  readonly toMenuMs: number
  /** From going back to the list of restaurants. */
  readonly backMs: number
  /** To the checkout's heading and its first question. */
  readonly toCheckoutMs: number
  /** From the answer that the order is placed to the order's page: how long a payment takes is not the page's doing. */
  readonly toOrderMs: number
}

const MENU = { path: '/order/menu/', all: ['main h1', 'main img[src*="/order/media/items/"]'] }
const RESULTS = { path: '/order/search', all: ['main h1', 'main a[href^="/order/menu/"]'] }
const CHECKOUT = { path: '/order/checkout', all: ['main h1', 'main label'] }
const ORDER = { path: '/order/myorders/', all: ['main h1', 'main h1 ~ *, main section, main ol, main dl'] }

/** When the last answer came that an order was placed, on the page's own clock. */
const orderAnsweredMs = (page: Page) =>
  page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => /\/orders\/orders$/.test(entry.name))
    return answers.at(-1)?.responseEnd ?? Number.NaN
  })

const walk = async ({ page, cdp }: ColdPage, log: RequestLog, visitNumber: number): Promise<JourneyFigures> => {
  const first = page.locator('main a[href^="/order/menu/"]').first()
  await page.waitForTimeout(READING_MS)
  const toMenuMs = lengthOf(await hop(page, () => first.tap({ noWaitAfter: true }), MENU))
  await settle(page, log)
  const backMs = lengthOf(await hop(page, goBack(page), RESULTS))

  await first.tap()
  await page.locator(MENU.all[0] ?? '').waitFor()
  await addByPlus(page)
  const toCheckout = await findCheckoutLink(page)
  await readOn(page, log)
  const toCheckoutMs = lengthOf(await hop(page, () => toCheckout.tap({ noWaitAfter: true }), CHECKOUT))

  // Nobody measures how fast Maeve types.
  await throttle(cdp, {})
  await fillCheckout(page, visitNumber)
  await throttle(cdp, PHONE)
  // The frames of the card form are another process's: the log never hears the end of their requests.
  await page.waitForTimeout(READING_MS)
  const pay = page.getByRole('button', { name: /^pay /i })
  const { seenMs } = await hop(page, () => pay.tap({ noWaitAfter: true }), ORDER)
  return { toMenuMs, backMs, toCheckoutMs, toOrderMs: seenMs - (await orderAnsweredMs(page)) }
}

/** From the list of restaurants to a placed order, by a visitor whose pages may be prepared, or by one whose browser saves data. */
export const orderJourney = async (
  browser: Browser,
  url: string,
  { isSavingData, visitNumber }: { readonly isSavingData: boolean; readonly visitNumber: number },
): Promise<JourneyFigures> => {
  const { after } = await visit(browser, url, (cold, log) => walk(cold, log, visitNumber), { isSavingData })
  return after
}
