import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { observePage } from './observe-page'

/** A mid-range phone on a slow mobile network. */
export const PHONE = {
  width: 412,
  height: 823,
  pixelRatio: 1.75,
  cpuSlowdown: 4,
  downBytesPerSecond: (1_600 * 1_000) / 8,
  upBytesPerSecond: (750 * 1_000) / 8,
  latencyMs: 150,
} as const

export interface ColdPage {
  readonly context: BrowserContext
  readonly page: Page
  readonly cdp: CDPSession
}

/** A page with nothing cached, on the phone profile, with its own observers in place. */
export const openColdPage = async (browser: Browser): Promise<ColdPage> => {
  const context = await browser.newContext({
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: PHONE.pixelRatio,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  // tsx wraps inner functions in a helper of this name, which a function sent into the page can't see.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(observePage)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.downBytesPerSecond,
    uploadThroughput: PHONE.upBytesPerSecond,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown })
  return { context, page, cdp }
}
