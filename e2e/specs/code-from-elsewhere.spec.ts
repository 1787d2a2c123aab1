import { expect, test } from '../fixtures'
import { UNKNOWN_TO_THE_PROVIDER } from '../fixtures/complaints'
import { startFileServer, type FileServer } from '../fixtures/file-server'
import { PLACES } from '../fixtures/journey'
import { LOST_FILES } from '../fixtures/remotes'
import { runSecondSite } from '../fixtures/second-site'

const MENU = `/order/menu/${PLACES.UK.slug}?fulfilment=collection`

test.describe('A menu whose files lie at another origin', () => {
  test.describe.configure({ mode: 'default' })
  let files: FileServer
  const site = runSecondSite()
  test.beforeAll(async () => {
    files = await startFileServer(site.releases.path)
    site.releases.moveTo('mfe-menu', files.url)
  })
  test.afterAll(() => files.close())
  test.beforeEach(async ({ request }) => {
    await expect.poll(async () => (await request.get(`${site.url}${MENU}`)).text()).toContain(files.url)
  })

  test('lives as anywhere, each file asked for once, and every one of them with its hash', async ({
    page,
    complaints,
  }) => {
    complaints.expectAny(UNKNOWN_TO_THE_PROVIDER)
    const asked: string[] = []
    page.on('request', (request) => request.url().startsWith(files.url) && asked.push(request.url()))
    await page.addInitScript(() => {
      const seen: string[] = Object.assign(window, { unchecked: [] as string[] }).unchecked
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof HTMLScriptElement && node.src !== '' && node.integrity === '') seen.push(node.src)
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(site.url + MENU)
    await page.waitForLoadState('networkidle')
    await page.getByRole('main').getByRole('link', { name: 'Half chicken', exact: true }).first().click()
    await expect(page.getByRole('dialog', { name: 'Half chicken' })).toBeVisible()
    expect(asked.length).toBeGreaterThan(3)
    expect(asked).toEqual([...new Set(asked)])
    const unchecked = await page.evaluate(() => (window as unknown as { unchecked: string[] }).unchecked)
    expect(unchecked.filter((src) => src.startsWith(files.url) || src.includes('/order/assets/'))).toEqual([])
  })

  test('has none of its code run when that origin adds to it, and can be read all the same', async ({
    page,
    complaints,
  }) => {
    complaints.expectAny(UNKNOWN_TO_THE_PROVIDER, LOST_FILES)
    files.append('\n;window.skimmed = true')
    await page.goto(site.url + MENU)
    await expect(page.getByText('Ordering isn’t working just now.', { exact: true }).first()).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.getByRole('heading', { level: 1, name: PLACES.UK.restaurant })).toBeVisible()
    expect(await page.evaluate(() => 'skimmed' in window)).toBe(false)
  })
})
