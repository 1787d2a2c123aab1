import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '@galo/build/chromium'

/** Whom the platform begins with. */
const ANA = { email: 'ana.lopes@galo.test', password: 'peri-peri-please' }

/** Signs somebody in as they would, and returns the cookies that their browser has for the site then. */
export const cookiesOfSomebodySignedIn = async (site: string): Promise<string> => {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...CHROMIUM_ARGS],
  })
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${site}/card/auth/login?callbackUrl=%2Forder%2Fsearch`)
    await page.getByLabel('E-mail').fill(ANA.email)
    await page.getByRole('button', { name: /log in/i }).click()
    await page.locator('#password').fill(ANA.password)
    await page.getByRole('button').first().click()
    await page.waitForURL(`${site}/order/search`)
    const cookies = await context.cookies(`${site}/order/search`)
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  } finally {
    await browser.close()
  }
}
