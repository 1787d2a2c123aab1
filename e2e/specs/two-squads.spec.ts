import type { Browser, Page } from '@playwright/test'
import { DEVELOPMENT_SECRETS } from '@galo/domain/environment'
import { expect, test } from '../fixtures'
import { saidNo } from '../bench/src/said-no'
import { untilAlive } from '../fixtures/alive'
import { addCombo, openCheckout, openMenu, PLACES } from '../fixtures/journey'
import { releaseWith } from '../fixtures/release-tool'
import { rewordedBuild, type RewordedBuild } from '../fixtures/reworded-build'
import { runSecondSite } from '../fixtures/second-site'

const SEARCH = '/order/search'
const MENU = `/order/menu/${PLACES.UK.slug}?fulfilment=collection`
const QUESTION = 'Where are you?'
/** A device on which the new search throws as soon as it is loaded; its server build is good. */
const UNLUCKY = 'GaloUnlucky'
const THROWS = `(typeof window==="object"&&navigator.userAgent.includes("${UNLUCKY}")?(()=>{throw new Error("Search 2 throws here")})():"${QUESTION}")`
const [DISHES, NEW_DISHES] = ['Search the menu', 'Find a dish']
const SHARE = 10
/** So many come: a tenth of them is between these but for once in a million runs. */
const [CROWD, FEWEST, MOST] = [500, 17, 83]

interface Guest {
  readonly cookie: string
  readonly search: string
  readonly menu: string
}

// One story, told in the order it happens.
test.describe.configure({ mode: 'serial', timeout: 240_000 })

test.describe('Two squads that release at the same moment', () => {
  const site = runSecondSite()
  let search2: RewordedBuild
  let menu3: RewordedBuild
  test.beforeAll(() => {
    search2 = rewordedBuild('mfe-search', JSON.stringify(QUESTION), THROWS)
    menu3 = rewordedBuild('mfe-menu', DISHES, NEW_DISHES)
  })
  test.afterAll(() => [search2, menu3].forEach((build) => build.remove()))

  const tool = (...words: readonly string[]) =>
    releaseWith({ GALO_CLIENT_SECRET: DEVELOPMENT_SECRETS.GALO_CLIENT_SECRET }, site.releases.path, ...words)
  const versionsOf = (visit: string) => {
    const { remotes } = JSON.parse(visit) as { remotes: readonly { name: string; version: string }[] }
    const versionOf = (app: string) => remotes.find(({ name }) => name === app)?.version ?? ''
    return { search: versionOf('mfe-search'), menu: versionOf('mfe-menu') }
  }
  const versionsIn = (html: string) => {
    const json = /<script[^>]*id="galo-visit"[^>]*>([^<]*)<\/script>/.exec(html)?.[1]
    if (json === undefined) throw new Error(`a document that tells of no visit: ${html}`)
    return versionsOf(json)
  }
  /** What a page was given; one that is still arriving is waited for. */
  const versionsOn = async (page: Page) => versionsOf((await page.locator('#galo-visit').textContent()) ?? '')
  /** A visit without a browser, by a key that is its own or by one that was given before. */
  const visit = async (path: string, cookie = ''): Promise<Guest> => {
    const answer = await fetch(site.url + path, { headers: { cookie } })
    const set = answer.headers.getSetCookie().find((line) => line.includes('galo_visit='))
    return { ...versionsIn(await answer.text()), cookie: set?.split(';')[0] ?? cookie }
  }
  const crowd: Guest[] = []
  /** What a browser told of the search that failed it. */
  let told = ''

  /** Somebody's browser that is given this. */
  const somebodyWith = async (
    browser: Browser,
    isWanted: (given: ReturnType<typeof versionsIn>) => boolean,
    options = {},
  ) => {
    for (let count = 0; count < 200; count += 1) {
      const context = await browser.newContext({ baseURL: site.url, storageState: saidNo(), ...options })
      const page = await context.newPage()
      if (isWanted(versionsIn(await (await page.request.get(SEARCH)).text()))) return page
      await context.close()
    }
    throw new Error('nobody was given it')
  }

  test('each give a tenth of visitors theirs, and every visitor one set for the whole visit', async () => {
    const squad = async (app: string, build: RewordedBuild) => {
      await tool('publish', app, '--from', build.path)
      await tool('route', app, build.version, '--share', String(SHARE))
    }
    await Promise.all([squad('mfe-search', search2), squad('mfe-menu', menu3)])
    const isSeen = async () => {
      const guests = await Promise.all(Array.from({ length: 40 }, () => visit(SEARCH)))
      return (
        guests.some(({ search }) => search === search2.version) && guests.some(({ menu }) => menu === menu3.version)
      )
    }
    await expect.poll(isSeen, { timeout: 30_000 }).toBe(true)
    while (crowd.length < CROWD) crowd.push(...(await Promise.all(Array.from({ length: 10 }, () => visit(SEARCH)))))
    for (const isTried of [
      ({ search }: Guest) => search === search2.version,
      ({ menu }: Guest) => menu === menu3.version,
    ]) {
      const count = crowd.filter(isTried).length
      expect(count).toBeGreaterThanOrEqual(FEWEST)
      expect(count).toBeLessThanOrEqual(MOST)
    }
    for (const guest of crowd.slice(0, 60)) expect(await visit(MENU, guest.cookie)).toEqual(guest)
  })

  test('cost nobody anything where one of them throws: the other search takes its place in the page, with what was typed', async ({
    browser,
  }) => {
    const page = await somebodyWith(browser, ({ search }) => search === search2.version, {
      userAgent: `Mozilla/5.0 Chrome/140.0 ${UNLUCKY}`,
    })
    await openMenu(page, 'UK')
    await addCombo(page)
    await openCheckout(page)
    const telling = page.waitForRequest(
      (request) => request.url().endsWith('/order/api/log') && (request.postData() ?? '').includes('mfe-search'),
    )
    await page.goto(SEARCH)
    const documents: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
    const field = page.getByRole('combobox', { name: QUESTION })
    await field.fill(PLACES.UK.postcode)
    told = (await telling).postData() ?? ''
    await untilAlive(field)
    await expect(field).toHaveValue(PLACES.UK.postcode)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: PLACES.UK.restaurant })).toBeVisible()
    await expect(page.getByRole('button', { name: /Reload|Try again/ })).toHaveCount(0)
    expect(documents).toEqual([])
    await page.goto(SEARCH)
    expect((await versionsOn(page)).search).not.toBe(search2.version)
    await openMenu(page, 'UK')
    await expect(page.getByText('Half chicken').first()).toBeVisible()
  })

  test('are told apart by what the site has counted: the one that throws is stopped, the other goes on', async () => {
    expect(told).not.toBe('')
    for (const { cookie, search } of crowd)
      if (search === search2.version) {
        await visit(SEARCH, cookie)
        await fetch(`${site.url}/order/api/log`, { method: 'POST', headers: { cookie, origin: site.url }, body: told })
      }
    await tool('heal', '--site', site.url)
    const status = await tool('status')
    expect(status).toMatch(new RegExp(`0 %  ${search2.version} .*stopped: \\d+ of \\d+ visits failed`))
    expect(status).toMatch(new RegExp(`${SHARE} %  ${menu3.version}`))
    const stillGiven = async () => {
      const guests = await Promise.all(crowd.slice(0, 40).map(({ cookie }) => visit(SEARCH, cookie)))
      return guests.some(({ search }) => search === search2.version)
    }
    await expect.poll(stillGiven, { timeout: 20_000 }).toBe(false)
  })

  test('go back at a word, open tabs too, and whoever was half-way through a form finishes it', async ({ browser }) => {
    const page = await somebodyWith(browser, ({ menu }) => menu === menu3.version)
    await openMenu(page, 'UK')
    expect((await versionsOn(page)).menu).toBe(menu3.version)
    await addCombo(page)
    await openCheckout(page)
    await page.getByRole('button', { name: /^As soon as possible/ }).click()
    await page.getByLabel('First name').fill('Maeve')
    const other = await somebodyWith(browser, ({ menu }) => menu === menu3.version)
    await openMenu(other, 'UK')
    await tool('rollback', 'mfe-menu')
    const everybody = async () =>
      (await Promise.all(crowd.slice(0, 40).map(({ cookie }) => visit(MENU, cookie)))).some(
        ({ menu }) => menu === menu3.version,
      )
    await expect.poll(everybody, { timeout: 20_000 }).toBe(false)

    // Who reads a menu reads on, and has the other release with the next one.
    await expect(other.getByRole('searchbox', { name: NEW_DISHES })).toBeAttached()
    await other
      .getByRole('banner')
      .getByRole('link', { name: /start page/ })
      .click()
    await other.getByRole('combobox', { name: QUESTION }).fill(PLACES.UK.postcode)
    await other.keyboard.press('Enter')
    await other
      .getByRole('link', { name: /order from here/i })
      .nth(1)
      .click()
    await expect(other.getByRole('searchbox', { name: DISHES })).toBeAttached()
    expect((await versionsOn(other)).menu).not.toBe(menu3.version)

    await expect(page.getByLabel('First name')).toHaveValue('Maeve')
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Maeve')
    expect((await versionsOn(page)).menu).not.toBe(menu3.version)
    await expect(page.getByText('Half chicken').first()).toBeAttached()
    const history = await tool('history')
    expect(history).toMatch(/stopped/)
    expect(history).toMatch(new RegExp(`mfe-menu ${menu3.version} ${SHARE} → 0 %`))
  })
})
