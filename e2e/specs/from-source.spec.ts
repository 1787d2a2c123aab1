import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyHouse } from '@galo/build/copy-of-house'
import { freePorts } from '@galo/build/ports'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { untilAlive } from '../fixtures/alive'
import { startDev, type RunningDev } from '../fixtures/running-dev'

const ROOT = new URL('../../', import.meta.url).pathname
const FILE = 'mfe-menu/src/features/menu-filters/menu-tools.tsx'
const MENU = '/order/menu/deansgate?fulfilment=collection'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the menu' })
/** What was thrown. */
const errors = (page: Page) => page.getByRole('alert', { name: 'Errors of this page' })
/** What doesn't compile, by the development server. */
const compiler = (page: Page) => page.locator('iframe#webpack-dev-server-client-overlay')

test.describe('A remote from source', () => {
  test.setTimeout(600_000)
  // On a machine that compiles two apps for browser and server.
  test.use({ actionTimeout: 60_000 })
  let house: ReturnType<typeof copyHouse>
  let site: string
  let tool: RunningDev

  test.beforeAll(async () => {
    test.setTimeout(400_000)
    house = copyHouse(ROOT)
    const ports = await freePorts(['BFF_UK_PORT', 'BFF_IE_PORT', 'PLATFORM_PORT', 'DEV_PORT'])
    site = `http://localhost:${ports.BFF_UK_PORT}`
    const { GALO_ROOT: _root, GALO_RELEASES: _releases, ...environment } = process.env
    tool = await startDev(['mfe-menu'], {
      cwd: house.path,
      env: {
        ...environment,
        ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
        GALO_DATA: 'memory',
      },
    })
  })
  test.afterAll(async () => {
    await tool.stop()
    house.remove()
  })

  test('is drawn by the server and followed by the page; what is wrong with it stands over the page once, until it is mended', async ({
    page,
    complaints,
  }) => {
    // All of it is provoked.
    complaints.expectAny(/./)
    const path = join(house.path, FILE)
    const source = readFileSync(path, 'utf8')
    const save = (from: string, to: string) => {
      expect(source).toContain(from)
      writeFileSync(path, source.replace(from, to))
    }
    const mend = () => writeFileSync(path, source)
    /** The page as the server answers it: of what was saved just now. */
    const served = async () => (await fetch(site + MENU)).text()
    const atRender = (code: string) => save('return (', `${code}; return (`)
    const clean = async () => {
      await expect(errors(page)).toHaveCount(0)
      await expect(compiler(page)).toHaveCount(0)
    }
    page.setDefaultNavigationTimeout(60_000)

    await test.step('the server draws it, and the browser goes on with that without a word', async () => {
      const html = await (await page.goto(site + MENU))?.text()
      expect(html).toContain('placeholder="Search the menu"')
      expect(html).toContain('"rendered":"page"')
      await untilAlive(field(page))
      await clean()
    })

    await test.step('what is saved is there without a new page, and in the next one of the server’s', async () => {
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      save('placeholder={words.search}', 'placeholder="Saved just now"')
      await expect(page.getByPlaceholder('Saved just now')).toBeVisible({ timeout: 60_000 })
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
      expect(await served()).toContain('placeholder="Saved just now"')
    })

    await test.step('what does not compile is said by file and line, once', async () => {
      writeFileSync(path, `${source}\nconst = 3\n`)
      const text = page.frameLocator('iframe#webpack-dev-server-client-overlay').locator('body')
      await expect(text).toContainText('menu-tools.tsx', { timeout: 60_000 })
      await page.reload()
      await expect(text).toContainText('Unexpected token')
      await expect(errors(page)).toHaveCount(0)
      mend()
      await expect(field(page)).toBeVisible({ timeout: 60_000 })
      await clean()
    })

    await test.step('what throws while it is drawn is shown with where, and the page is whole again once it is mended', async () => {
      atRender(`throw new Error('Thrown at render')`)
      await expect(errors(page)).toContainText('Thrown at render', { timeout: 60_000 })
      await page.reload()
      await expect(errors(page)).toContainText('menu-tools.tsx')
      await expect(errors(page).getByRole('heading', { level: 3 })).toHaveCount(1)
      // What the page has in its place for customers: by then it hears what is saved.
      await expect(page.getByText('This part of the site tripped over')).toBeVisible()
      mend()
      await expect(field(page)).toBeVisible({ timeout: 60_000 })
      await untilAlive(field(page))
      await clean()
    })

    await test.step('what the server alone trips over is shown where the browser would hide it', async () => {
      atRender(`if (typeof window === 'undefined') throw new Error('Not on the server')`)
      await expect.poll(served, { timeout: 60_000 }).toContain('Not on the server')
      await page.reload()
      await expect(errors(page)).toContainText('On the server')
      await expect(errors(page)).toContainText('Not on the server')
      await expect(field(page)).toBeVisible()
    })

    await test.step('so is what it draws otherwise than the browser, on the new page that a saved file is by now', async () => {
      save('placeholder={words.search}', `placeholder={typeof window === 'undefined' ? 'There' : 'Here'}`)
      await expect(errors(page)).toContainText('Drawn otherwise on the server', { timeout: 60_000 })
    })

    await test.step('a press that throws is shown, and the words go by Escape', async () => {
      save('type="search"', `type="search" onFocus={() => { throw new Error('Thrown by a press') }}`)
      await expect(errors(page)).toHaveCount(0, { timeout: 60_000 })
      await expect(async () => {
        await field(page).blur()
        await field(page).focus()
        await expect(errors(page)).toContainText('Thrown by a press', { timeout: 1_000 })
      }).toPass({ timeout: 60_000 })
      await expect(errors(page)).toContainText('In the browser, mfe-menu')
      await page.keyboard.press('Escape')
      await clean()
    })
  })
})
