import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { addCombo, choose, chooseSlot, fillCard, CARDS, fillDetails, payButton, PLACES } from '../fixtures/journey'
import { basketIdOf, countCharges } from '../fixtures/platform'
import { tryAgain } from '../fixtures/remotes'
import { test, WAITS } from '../fixtures/spoiled-line-test'
import { listenToTraffic } from '../weights/traffic'

/** All code of a remote but its entry. */
const chunksOf = (remote: string): RegExp => new RegExp(`/assets/${remote}/(?!remoteEntry)[^/]+[.]js`)

const MENU = `/order/menu/${PLACES.UK.slug}?fulfilment=collection`
/** The header's word of the basket, or a phone's bar's. */
const inBasket = (page: Page, dishes: number) =>
  page.getByRole('link', { name: new RegExp(`Basket, ${dishes} dish|^${dishes} items?, View basket`) })
const toast = (page: Page, words: RegExp) => page.getByText(words).locator('visible=true').first()

test.describe('A menu of which only some code has come', () => {
  test.use({ baseURL: ({ patientSite }, use) => use(patientSite) })
  test('keeps the presses on it, and they count once Try again has brought the rest', async ({ page, line }) => {
    line.spoil(chunksOf('mfe-menu'), 'fails')
    await page.goto(line.url + MENU)
    await expect(page.getByText('Ordering isn’t working just now.', { exact: true }).first()).toBeVisible(WAITS)
    const plus = page.getByRole('button', { name: 'Add Garlic dip' })
    await plus.click()
    await plus.click()
    // What lives without that code is alive.
    const nav = page.getByRole('navigation', { name: 'Menu sections' })
    const third = nav.getByRole('link').nth(2)
    await third.click()
    await expect(
      page.locator((await third.getAttribute('href')) ?? '').getByRole('heading', { level: 2 }),
    ).toBeInViewport()
    line.mend()
    await tryAgain(page)
    await expect(inBasket(page, 2)).toBeVisible(WAITS)
  })

  for (const how of ['fails', 'hangs'] as const)
    test(
      `opens no dish when the dish’s own code ${how}, says so, and its sections live on`,
      { tag: '@proof' },
      async ({ page, line }) => {
        await page.goto(line.url + MENU)
        await page.waitForLoadState('networkidle')
        // A look at another dish brings what all of them need: choices, and what changes a basket.
        const traffic = listenToTraffic(page)
        const begun = page.waitForRequest(chunksOf('mfe-menu'))
        await page.getByRole('main').getByRole('link', { name: 'Garlic dip', exact: true }).hover()
        await begun
        await expect.poll(traffic.quietForMs).toBeGreaterThan(700)
        line.spoil(chunksOf('mfe-menu'), how)
        await page.getByRole('main').getByRole('link', { name: 'Half chicken', exact: true }).first().click()
        await expect(toast(page, /didn’t open/)).toBeVisible(WAITS)
        const nav = page.getByRole('navigation', { name: 'Menu sections' })
        await nav.getByRole('link').nth(3).click()
        await expect(nav.getByRole('link').nth(3)).toHaveAttribute('aria-current', 'true')
        line.mend()
        const dish = page.getByRole('dialog', { name: 'Half chicken' })
        // Whoever goes on elsewhere has the code asked for once more: that may hang still, or bring it.
        await expect(dish.or(page.getByRole('button', { name: 'Try again' })).first()).toBeVisible(WAITS)
        await tryAgain(page)
        await expect(dish).toBeVisible(WAITS)
      },
    )

  test(
    'adds nothing when the basket’s own code is lost, says so, and adds it afterwards',
    { tag: '@proof' },
    async ({ page, line }) => {
      await page.goto(line.url + MENU)
      await page.waitForLoadState('networkidle')
      line.spoil(chunksOf('mfe-menu'), 'fails')
      const plus = page.getByRole('button', { name: 'Add Garlic dip' })
      await plus.click()
      await expect(toast(page, /couldn't add that/)).toBeVisible(WAITS)
      line.mend()
      await plus.click()
      await expect(inBasket(page, 1)).toBeVisible(WAITS)
    },
  )
})

test.describe('A search of which only some code has come', () => {
  test.use({ baseURL: ({ patientSite }, use) => use(patientSite) })
  test(
    'leads on by its form, and a press that its code waits for counts after Try again',
    { tag: '@proof' },
    async ({ page, line, context }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: 53.479, longitude: -2.248 })
      line.spoil(chunksOf('mfe-search'), 'fails')
      await page.goto(`${line.url}/order/search`)
      await expect(page.getByText('Ordering isn’t working just now.', { exact: true }).first()).toBeVisible(WAITS)
      await page.getByRole('button', { name: /my location/i }).click()
      line.mend()
      await tryAgain(page)
      await expect(page).toHaveURL(/\/order\/search\/results/, WAITS)
    },
  )

  test('sends its form and follows its links while its code is lost', { tag: '@proof' }, async ({ page, line }) => {
    line.spoil(chunksOf('mfe-search'), 'fails')
    await page.goto(`${line.url}/order/search`)
    await expect(page.getByText('Ordering isn’t working just now.', { exact: true }).first()).toBeVisible(WAITS)
    await page.getByRole('combobox', { name: 'Where are you?' }).fill(PLACES.UK.postcode)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/order\/search\/results/)
    const first = page
      .getByRole('main')
      .getByRole('link', { name: /order from here/i })
      .first()
    await first.click()
    await expect(page.getByRole('heading', { level: 1, name: /Galo/ })).toBeVisible(WAITS)
    await expect(page).toHaveURL(/\/order\/menu\//)
  })

  test(
    'suggests nothing when that code is lost, and finds what was typed all the same',
    { tag: '@proof' },
    async ({ page, line }) => {
      await page.goto(`${line.url}/order/search`)
      await page.waitForLoadState('networkidle')
      line.spoil(/\/assets\/(mfe-search|shell)\//, 'fails')
      await page.getByRole('combobox', { name: 'Where are you?' }).pressSequentially(PLACES.UK.postcode, { delay: 20 })
      await page.waitForTimeout(1_000)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/order\/search\/results/)
      await page.waitForTimeout(500)
      line.mend()
      const first = page
        .getByRole('main')
        .getByRole('link', { name: /order from here/i })
        .first()
      // What says that the page can't be had is asked for first, and is lost as well.
      await expect(first.or(page.getByRole('button', { name: 'Try again' }))).toBeVisible(WAITS)
      await tryAgain(page)
      await expect(first).toBeVisible(WAITS)
    },
  )
})

test.describe('A checkout of which only some code has come', () => {
  /** The card's own window is for the site's own address only: what is lost is lost in the browser. */
  const loseCode = (page: Page, files = chunksOf('mfe-checkout')) =>
    page.route(files, (route) => route.abort('connectionfailed'))
  const atCheckout = async (page: Page, slug: string) => {
    await page.goto(`/order/menu/${slug}?fulfilment=collection`)
    await addCombo(page)
    await page.goto('/order/checkout')
    await expect(page.getByRole('heading', { level: 1, name: 'Nearly there' })).toBeVisible()
  }

  test(
    'says that the card form is lost, keeps the rest, and has the form after Try again',
    { tag: '@proof' },
    async ({ page, market }) => {
      await atCheckout(page, PLACES[market].slug)
      await chooseSlot(page)
      await loseCode(page)
      await fillDetails(page)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(WAITS)
      await expect(page.getByText('Maeve Okafor').first()).toBeVisible()
      await page.unrouteAll()
      await tryAgain(page)
      await fillCard(page, CARDS.good)
      await payButton(page).click()
      await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/, WAITS)
    },
  )

  test('charges nobody when the code of paying is lost, and pays once it has come', async ({
    page,
    market,
    request,
  }) => {
    await atCheckout(page, PLACES[market].slug)
    await chooseSlot(page)
    await fillDetails(page)
    await fillCard(page, CARDS.good)
    const basketId = await basketIdOf(page)
    await loseCode(page)
    await payButton(page).click()
    await expect(
      page
        .getByRole('button', { name: /try again|ask again|check again|look again/i })
        .or(payButton(page))
        .first(),
    ).toBeEnabled(WAITS)
    expect(await countCharges(request, basketId)).toBe(0)
    await page.unrouteAll()
    const again = page.getByRole('button', { name: /try again|ask again|check again|look again/i })
    await again.or(payButton(page)).first().click()
    await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/, WAITS)
    expect(await countCharges(request, basketId)).toBe(1)
  })

  test(
    'keeps a chosen time when the code that checks it is lost, and goes on with the next press',
    { tag: '@proof' },
    async ({ page, market }) => {
      await atCheckout(page, PLACES[market].slug)
      const times = page
        .getByRole('radiogroup', { name: /collect/i })
        .or(page.getByRole('group', { name: /collect/i }))
        .first()
      await times.getByRole('button').nth(1).click()
      await choose(times.getByRole('radio').last())
      await loseCode(page, /\/assets\/(mfe-checkout|shell)\//)
      const goOn = page.getByRole('button', { name: /continue to personal details|confirm collection time/i })
      await goOn.click()
      await expect(
        page
          .getByLabel('First name')
          .or(page.getByText(/couldn.t check|try again/i))
          .first(),
      ).toBeVisible(WAITS)
      await expect(times.getByRole('radio', { checked: true }).or(page.getByLabel('First name')).first()).toBeAttached()
      await page.unrouteAll()
      if (await goOn.isVisible()) await goOn.click()
      await expect(page.getByLabel('First name')).toBeVisible(WAITS)
    },
  )
})
