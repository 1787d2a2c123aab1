import type { Browser } from 'playwright'
import { saidNo } from './said-no'

/**
 * The same page as a plain document: what the server sent, with its styles, fonts and pictures, and without any script.
 * It is the floor: nothing that looks the same can come sooner over the same wire.
 * Inline scripts run once here, so that parts which were streamed late stand where they belong; released scripts do not.
 */
export const saveAsPlainPage = async (browser: Browser, url: string): Promise<string> => {
  const context = await browser.newContext({ locale: 'en-GB', storageState: saidNo() })
  try {
    const page = await context.newPage()
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(url, { waitUntil: 'load' })
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('script, link[rel="modulepreload"], link[as="script"]'))
        element.remove()
    })
    return `<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`
  } finally {
    await context.close()
  }
}
