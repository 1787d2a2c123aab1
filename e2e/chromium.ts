import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
import { CHROMIUM_ARGS, findChromium, findChromiumForTests } from '@galo/build/chromium'

// Playwright prefers its own download, with its headless shell; any other browser is named by its path.
const isDownloaded = existsSync(chromium.executablePath()) && process.env.E2E_CHROMIUM === undefined

const launchOptions = (path: string | undefined) => ({
  ...(isDownloaded || path === undefined ? {} : { executablePath: path }),
  args: [...CHROMIUM_ARGS],
})

export const FOR_TESTS = launchOptions(findChromiumForTests())

/** As people have it: the engine alone knows nothing of the line, and fetches pictures from further down. */
export const WHOLE = launchOptions(findChromium())
