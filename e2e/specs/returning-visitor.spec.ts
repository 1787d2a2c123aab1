import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { PLACES } from '../fixtures/journey'
import { releaseWith } from '../fixtures/release-tool'
import { rewordedBuild } from '../fixtures/reworded-build'
import { runSecondSite } from '../fixtures/second-site'

const MENU = `/order/menu/${PLACES.UK.slug}?fulfilment=collection`
const [DISHES, NEW_DISHES] = ['Search the menu', 'Find a dish']

/** Scripts of the menu's that came over the line, not out of what the browser keeps. */
const fetchedBy = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name, transferSize }) => name.includes('/assets/mfe-menu/') && transferSize > 0)
      .map(({ name }) => name.slice(name.lastIndexOf('/') + 1)),
  )

test.describe('Who comes back after one word of the menu has changed', () => {
  const site = runSecondSite()

  test('downloads the files that have changed, and no other', async ({ page }) => {
    const build = rewordedBuild('mfe-menu', DISHES, NEW_DISHES)
    try {
      await page.goto(site.url + MENU)
      await expect(page.getByRole('searchbox', { name: DISHES })).toBeAttached()
      await page.waitForLoadState('networkidle')
      const before = await fetchedBy(page)
      await releaseWith({}, site.releases.path, 'publish', 'mfe-menu', '--from', build.path)
      await releaseWith({}, site.releases.path, 'promote', 'mfe-menu', build.version)
      const comeBack = async () => {
        await page.goto(site.url + MENU)
        await page.waitForLoadState('networkidle')
        return page.getByRole('searchbox', { name: NEW_DISHES }).count()
      }
      await expect.poll(comeBack, { timeout: 30_000 }).toBe(1)
      const after = await fetchedBy(page)
      expect(after.length).toBeGreaterThan(0)
      expect(after.length).toBeLessThan(before.length)
      expect(build.changed).toEqual(expect.arrayContaining(after))
    } finally {
      build.remove()
    }
  })
})
