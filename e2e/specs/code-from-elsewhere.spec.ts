import { saidNo } from '../bench/src/said-no'
import { expect, test } from '../fixtures'
import { UNKNOWN_TO_THE_PROVIDER } from '../fixtures/complaints'
import { meetEach } from '../fixtures/failure-table'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { startFileServer, type FileServer } from '../fixtures/file-server'
import { confirmation, findRestaurant, goToPayment, payWithGoodCard, PLACES } from '../fixtures/journey'
import { IN_WORDS, loseAndRegain, WAYS } from '../fixtures/lost-code'
import { copyReleases, type ReleaseFolder } from '../fixtures/release-folder'
import { startReleasedSite, type ReleasedSite } from '../fixtures/released-site'
import { LOST_FILES, REMOTES } from '../fixtures/remotes'
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

test.describe('A site whose remotes all lie at another origin', () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 })
  let releases: ReleaseFolder
  let files: FileServer
  let site: ReleasedSite
  test.beforeAll(async () => {
    releases = copyReleases()
    files = await startFileServer(releases.path)
    for (const { name } of REMOTES) releases.moveTo(name, files.url)
    site = await startReleasedSite(releases.path)
  })
  test.afterAll(async () => {
    await site.stop()
    await files.close()
    releases.remove()
  })

  test('sells a meal, from a postcode to a paid order, with code from nowhere else', async ({
    browser,
    complaints,
    contextOptions,
  }) => {
    complaints.expectAny(UNKNOWN_TO_THE_PROVIDER)
    const page = await browser.newPage({ ...contextOptions, baseURL: site.url })
    const asked = { here: new Set<string>(), there: new Set<string>() }
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      const app = /\/(mfe-\w+)\/.*\.js$/.exec(pathname)?.[1]
      if (app !== undefined) asked[origin === files.url ? 'there' : 'here'].add(app)
    })
    await findRestaurant(page, 'UK')
    await goToPayment(page)
    await payWithGoodCard(page)
    await expect(confirmation(page)).toBeVisible({ timeout: 30_000 })
    expect([...asked.there]).toEqual(expect.arrayContaining(['mfe-search', 'mfe-menu', 'mfe-checkout', 'mfe-tracking']))
    expect([...asked.here]).toEqual([])
    await page.context().close()
  })

  for (const way of WAYS)
    test(
      `that can’t be reached ${IN_WORDS[way]} costs each remote its page until Try again`,
      inTheProofUnless(false),
      async ({ browser, complaints }, info) => {
        complaints.expectAny(UNKNOWN_TO_THE_PROVIDER, LOST_FILES)
        const wrongs = await meetEach(info, {
          fault: 'other origin is away',
          way,
          async meet(remote) {
            const context = await browser.newContext({ baseURL: site.url, storageState: saidNo() })
            try {
              const page = await context.newPage()
              const code = `${files.url}/${remote.name}/**`
              return await loseAndRegain(page, remote, way, {
                lose: () => page.route(code, (route) => route.abort('connectionrefused')),
                mend: () => page.unroute(code),
              })
            } finally {
              await context.close()
            }
          },
        })
        expect(wrongs).toEqual([])
      },
    )
})
