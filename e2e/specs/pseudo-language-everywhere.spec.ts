import { addCombo, chooseTime, fillCard, fillDetails, openBasket, pay, send } from '../fixtures/by-structure'
import { CARDS, PLACES } from '../fixtures/journey'
import { expect, test } from '../fixtures/pseudo-site-test'
import { LOST_FILES } from '../fixtures/remotes'

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
      await expect(page.getByText('Half chicken').first()).toBeVisible()
      await expectTranslated(page, 'the orders')
      await page.goto(`${site[market]}/profile`)
      await expectTranslated(page, 'the details of who has ordered')
      await page.goto(`${site[market]}/order/search`)
      await expectTranslated(page, 'the start page with an order under way')
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
        for (const place of [here.postcode, PLACES[other].postcode, 'ZE1 0AA', 'xq9zz', 'nowhere']) typed.add(place)
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
    await expect(page.locator('main [role=alert]')).toBeVisible({ timeout: 20_000 })
    await expectTranslated(page, 'orders whose code does not come')

    await page.route('**/order/assets/mfe-menu/**', (route) => route.abort())
    await page.goto(`/order/menu/${PLACES.UK.slug}?fulfilment=collection`)
    await expect(page.locator('main [role=status], [role=status]').first()).toBeVisible({ timeout: 20_000 })
    await expectTranslated(page, 'a menu whose code does not come')
  })
})
