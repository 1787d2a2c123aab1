import { addCombo, chooseTime, fillCard, fillDetails, openBasket, pay, send } from '../fixtures/by-structure'
import { CARDS, PLACES } from '../fixtures/journey'
import { expect, test } from '../fixtures/pseudo-site-test'
import { LOST_FILES } from '../fixtures/remotes'

interface OrderAnswer {
  readonly fulfilment: object
  readonly refund?: object
  readonly costs: { readonly total: object }
}

interface Fate {
  readonly order_state: string
  readonly fulfilment?: object
  readonly refund?: object
}

// Every page takes a while to read; the way to a basket is read each time.
test.describe('In pseudo-language', { tag: '@proof' }, () => {
  test.describe.configure({ timeout: 180_000 })

  for (const market of ['UK', 'IE'] as const)
    test(`paying in ${market} has no plain English word, and everything fits a phone`, async ({
      page,
      site,
      typed,
      complaints,
      expectTranslated,
    }) => {
      // The card provider says no by status, which the browser notes.
      complaints.expect(/402 \(Payment Required\)/)
      typed.add(PLACES[market].postcode)
      await page.goto(`${site[market]}/order/menu/${PLACES[market].slug}?fulfilment=collection`)
      await addCombo(page)
      await (await openBasket(page)).click()
      await expect(page.locator('#section-COLLECTION_SLOT').getByRole('radio').first()).toBeAttached()
      await expectTranslated(page, 'the checkout')
      await send(page, 'COLLECTION_SLOT')
      await expectTranslated(page, 'a time that is not chosen')
      await chooseTime(page)
      await send(page, 'PERSONAL_DETAILS')
      await expectTranslated(page, 'details that are missing')
      await fillDetails(page)
      await expect(page.locator('input[name=cardholder]')).toBeVisible()
      await expectTranslated(page, 'the card')
      await pay(page)
      await expectTranslated(page, 'a card that is not filled in')
      await fillCard(page, CARDS.declined)
      await pay(page)
      await expect(page.locator('main [role=alert]').first()).toBeVisible()
      await expectTranslated(page, 'a card that was declined')
      await fillCard(page, CARDS.good)
      await pay(page)
      await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
      await expectTranslated(page, 'the order')
      await page.goto(`${site[market]}/order/myorders`)
      await expect(page.getByRole('main').getByText(PLACES[market].restaurant).first()).toBeVisible()
      await expectTranslated(page, 'the orders')
      await page.goto(`${site[market]}/profile`)
      await expectTranslated(page, 'the details of who has ordered')
      await page.goto(`${site[market]}/order/search`)
      await expectTranslated(page, 'the start page with an order under way')
    })

  /** What becomes of an order, as the platform would say it. */
  const FATES: readonly Fate[] = [
    { order_state: 'placed' },
    { order_state: 'rejected', refund: { given_back_at: null, due_by: '2026-11-25' } },
    { order_state: 'payment_declined' },
    { order_state: 'rejected_by_delivery_partner' },
    { order_state: 'confirmed', fulfilment: { pickup_time: '2026-11-18T12:00:00Z' } },
    { order_state: 'confirmed', fulfilment: { pickup_time: '2026-11-17T12:00:00Z' } },
    ...['RIDER_ASSIGNED', 'RIDER_NEARBY', 'DELIVERED', 'UNDELIVERABLE', 'CANCELLED'].map((delivery_state) => ({
      order_state: 'confirmed',
      fulfilment: { type: 'DELIVERY', delivery_state, handover_code: '0714' },
    })),
  ]

  test('whatever becomes of an order is told without a plain English word, and fits a phone', async ({
    page,
    expectTranslated,
  }) => {
    await page.goto(`/order/menu/${PLACES.UK.slug}?fulfilment=collection`)
    await addCombo(page)
    await (await openBasket(page)).click()
    await chooseTime(page)
    await fillDetails(page)
    await fillCard(page, CARDS.good)
    await pay(page)
    await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
    const address = page.url()
    let fate: Fate = { order_state: 'placed' }
    await page.route(/\/direct-orders\/orders\/[\w-]+$/, async (route) => {
      const response = await route.fetch()
      const { data } = (await response.json()) as { readonly data: OrderAnswer }
      const { order_state, fulfilment, refund } = fate
      const changed = {
        ...data,
        order_state,
        fulfilment: { ...data.fulfilment, ...fulfilment },
        ...(refund === undefined ? {} : { refund: { amount: data.costs.total, ...refund } }),
      }
      await route.fulfill({ response, json: { data: changed } })
    })
    for (fate of FATES) {
      await page.goto(address)
      await expect(page.getByText('Half chicken').first()).toBeVisible()
      await expectTranslated(page, `an order: ${JSON.stringify(fate)}`)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  const RESULTS = '/order/search/results'
  for (const [what, address] of [
    ['the card', '/card/about'],
    ['a guest’s details', '/profile'],
    ['orders of nobody', '/order/myorders'],
    ['an order that is nobody’s', '/order/myorders/nobody-knows'],
    ['an order that went through', '/order/myorders/success'],
    ['an order that came to nothing', '/order/myorders/failure'],
    ['an e-mail that does not come', '/order/myorders/check-email'],
    ['an empty basket', '/order/checkout'],
    ['an address that leads nowhere', '/nowhere'],
    ['a restaurant that is not there', '/order/menu/nowhere'],
    ['a menu for delivery', '/order/menu/SLUG?fulfilment=delivery'],
    ['a menu to eat in', '/order/menu/SLUG?fulfilment=eat-in'],
    ['a menu of the other market', '/order/menu/OTHER'],
    ['a search without words', `${RESULTS}?q=&fulfilment=collection`],
    ['a postcode that nobody knows', `${RESULTS}?q=ZE1+0AA&fulfilment=collection`],
    ['words that are no place', `${RESULTS}?q=xq9zz&fulfilment=collection`],
    ['a place far from any restaurant', `${RESULTS}?q=&lat=60.15&lon=-1.14&fulfilment=collection`],
    ['a place in the other market', `${RESULTS}?q=ELSEWHERE&fulfilment=collection`],
    ['all restaurants', '/restaurants'],
    ['a restaurant', '/restaurants/SLUG'],
    ['a restaurant of nobody', '/restaurants/nowhere'],
    ['a restaurant of the other market', '/restaurants/OTHER'],
    ['a town without a restaurant', '/restaurants/in/nowhere'],
    ['restaurants near a place', '/restaurants/search?q=HERE'],
    ['restaurants near words that are no place', '/restaurants/search?q=xq9zz'],
    ['restaurants near a place in the other market', '/restaurants/search?q=ELSEWHERE'],
    ['results for a dish', `${RESULTS}?q=HERE&fulfilment=collection&dish=burgers`],
  ] as const)
    test(`${what} has no plain English word, and fits a phone`, async ({
      page,
      site,
      typed,
      complaints,
      expectTranslated,
    }) => {
      complaints.expectAny(/404 \(Not Found\)/)
      for (const [market, other] of [
        ['UK', 'IE'],
        ['IE', 'UK'],
      ] as const) {
        const here = PLACES[market]
        for (const place of [here.postcode, PLACES[other].postcode, 'ZE1 0AA', 'xq9zz', 'nowhere', 'Dublin'])
          typed.add(place)
        const path = address
          .replace('SLUG', here.slug)
          .replace('OTHER', PLACES[other].slug)
          .replace('ELSEWHERE', encodeURIComponent(PLACES[other].postcode))
          .replace('HERE', encodeURIComponent(here.postcode))
        await page.goto(site[market] + path, { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectTranslated(page, `${what} in ${market}`)
      }
    })

  test('a line that is down and code that does not come are told without a plain English word', async ({
    page,
    context,
    complaints,
    expectTranslated,
  }) => {
    complaints.expectAny(LOST_FILES)
    await page.goto(`/order/menu/${PLACES.UK.slug}?fulfilment=collection`, { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await expectTranslated(page, 'a menu without a line')
    await context.setOffline(false)

    await page.route('**/order/assets/mfe-tracking/**', (route) => route.abort())
    await page.goto('/order/myorders')
    await expect(page.getByRole('main').getByRole('button').last()).toBeVisible({ timeout: 20_000 })
    await expectTranslated(page, 'orders whose code does not come')

    await page.route('**/order/assets/mfe-account/**', (route) => route.abort())
    await page.goto('/order/search', { waitUntil: 'networkidle' })
    await page.getByRole('contentinfo').locator('a[href="/card/about"]').click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 20_000 })
    await expectTranslated(page, 'a page whose code does not come')

    await page.goto('/order/search', { waitUntil: 'networkidle' })
    await page.route('**/order/api/**', (route) => route.abort())
    await page.getByRole('combobox').fill('M3 4LZ')
    await expectTranslated(page, 'suggestions that do not come')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 20_000 })
    await expectTranslated(page, 'results that can not be had')
  })

  for (const market of ['UK', 'IE'] as const)
    test(`the website’s pages in ${market} have no plain English word, and fit a phone`, async ({
      page,
      site,
      typed,
      expectTranslated,
    }) => {
      typed.add('refund')
      await page.goto(`${site[market]}/terms`)
      const links = page.getByRole('contentinfo').locator('a[href^="/"]')
      const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
      const ours = [...new Set(paths)].filter((path) => !/^\/(?:order|card|profile|restaurants)/.test(path))
      expect(ours.length).toBeGreaterThan(25)
      for (const path of [...ours, '/help?q=refund', `/terms?market=${market === 'UK' ? 'IE' : 'UK'}`]) {
        await page.goto(`${site[market]}${path}`)
        await expectTranslated(page, path)
      }
    })
})
