import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { saidNo } from '../said-no'
import { observePage } from './observe-page'

export interface Profile {
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  readonly isPhone: boolean
  /** Without them the machine is as fast as it is. */
  readonly cpuSlowdown?: number
  readonly line?: {
    readonly downBytesPerSecond: number
    readonly upBytesPerSecond: number
    readonly latencyMs: number
  }
}

/** A mid-range phone on a slow mobile network. */
export const PHONE = {
  width: 412,
  height: 823,
  pixelRatio: 1.75,
  isPhone: true,
  cpuSlowdown: 4,
  line: { downBytesPerSecond: (1_600 * 1_000) / 8, upBytesPerSecond: (750 * 1_000) / 8, latencyMs: 150 },
} as const satisfies Profile

/** A desktop computer with nothing slowed down. */
export const DESKTOP = { width: 1350, height: 940, pixelRatio: 1, isPhone: false } as const satisfies Profile

export interface ColdPage {
  readonly context: BrowserContext
  readonly page: Page
  readonly cdp: CDPSession
}

export interface ColdPageOptions {
  readonly profile?: Profile
  /** As somebody who asked their browser to save data: nothing may be fetched ahead of a press. */
  readonly isSavingData?: boolean
}

/** Runs inside the page. */
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' }, configurable: true })

/** Slows the page down as `profile` says, or lets it run as fast as the machine goes. */
export const throttle = async (cdp: CDPSession, { cpuSlowdown = 1, line }: Partial<Profile>): Promise<void> => {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line?.latencyMs ?? 0,
    downloadThroughput: line?.downBytesPerSecond ?? -1,
    uploadThroughput: line?.upBytesPerSecond ?? -1,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

/** A page with nothing cached, on a profile, with its own observers in place. */
export const openColdPage = async (
  browser: Browser,
  { profile = PHONE, isSavingData = false }: ColdPageOptions = {},
): Promise<ColdPage> => {
  const context = await browser.newContext({
    viewport: { width: profile.width, height: profile.height },
    deviceScaleFactor: profile.pixelRatio,
    isMobile: profile.isPhone,
    hasTouch: profile.isPhone,
    locale: 'en-GB',
    storageState: saidNo(),
  })
  const page = await context.newPage()
  // tsx wraps inner functions in a helper of this name, which a function sent into the page can't see.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(observePage)
  if (isSavingData) await page.addInitScript(saveData)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await throttle(cdp, profile)
  return { context, page, cdp }
}
