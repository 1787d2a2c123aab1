import type { Browser } from 'playwright'

export type PageName = 'search' | 'menu'

/** The list of restaurants round a place in Manchester, where the hop to a menu starts. */
export const RESULTS_PATH = '/order/search/results?q=M3+4EN&lat=53.4775&lon=-2.2497&fulfilment=collection'

/** The first menu that the list leads to. */
const firstMenuPath = async (browser: Browser, siteUrl: string): Promise<string> => {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(`${siteUrl}${RESULTS_PATH}`)
    const href = await page.locator('main a[href^="/order/menu/"]').first().getAttribute('href')
    if (href === null) throw new Error('The list of restaurants leads to no menu')
    return href
  } finally {
    await context.close()
  }
}

/** The pages entered directly, by name. */
export const benchPages = async (browser: Browser, siteUrl: string): Promise<ReadonlyMap<PageName, string>> =>
  new Map<PageName, string>([
    ['search', '/order/search'],
    ['menu', await firstMenuPath(browser, siteUrl)],
  ])
