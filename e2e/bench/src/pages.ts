import type { Browser } from 'playwright'

export const PAGE_NAMES = ['search', 'results', 'menu'] as const
export type PageName = (typeof PAGE_NAMES)[number]

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

/** The paths of the pages, entered directly. */
export const pathsOf = async (browser: Browser, siteUrl: string): Promise<Readonly<Record<PageName, string>>> => ({
  search: '/order/search',
  results: RESULTS_PATH,
  menu: await firstMenuPath(browser, siteUrl),
})
