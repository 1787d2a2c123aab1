import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { misfits, readWith } from '../fixtures/fits'
import { addCombo, openCheckout, payWithGoodCard, PLACES, reachPayment } from '../fixtures/journey'

const LARGE = 'html { font-size: 200%; }'

/** How a customer reads who sees little, and how much room is left then. The spacing is the one readers may ask of every page. */
const WAYS_TO_READ = {
  'on the narrowest phone': { width: 320, style: '' },
  'with text twice as large': { width: 375, style: LARGE },
  'on the narrowest phone with text twice as large': { width: 320, style: LARGE },
  'with wide spacing': {
    width: 375,
    style:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
  },
} as const

/** A fair slice: what fits there fits mostly everywhere. */
const MOST_CRAMPED = 'on the narrowest phone with text twice as large'

const expectToFit = (page: Page, what: string) =>
  expect
    .configure({ soft: true })
    .poll(() => misfits(page), `what does not fit on ${what}`)
    .toEqual([])

for (const [how, { width, style }] of Object.entries(WAYS_TO_READ))
  test(
    `who reads ${how} sees every word whole, and scrolls no page sideways`,
    inTheProofUnless(how === MOST_CRAMPED),
    async ({ page, market }) => {
      const { postcode, slug } = PLACES[market]
      await page.setViewportSize({ width, height: 812 })
      await readWith(page, style)

      await page.goto('/order/search')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectToFit(page, 'the start page')

      await page.goto('/order/search?fulfilment=delivery', { waitUntil: 'networkidle' })
      await page.getByRole('combobox').focus()
      await page.getByRole('button', { name: 'Write the address by hand' }).click()
      await page.getByRole('button', { name: 'Find who delivers here' }).click()
      await expectToFit(page, 'an address by hand')
      await page.getByRole('button', { name: 'Back to the search' }).click()

      for (const way of ['collection', 'delivery']) {
        await page.goto(`/order/search/results?q=${encodeURIComponent(postcode)}&fulfilment=${way}`)
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
        await expectToFit(page, `the results for ${way}`)
      }

      await page.goto(`/order/menu/${slug}?fulfilment=collection`, { waitUntil: 'networkidle' })
      await expectToFit(page, 'the menu')

      await page.getByRole('main').getByRole('link', { name: 'Half chicken', exact: true }).first().click()
      await expect(page.getByRole('dialog', { name: 'Half chicken' })).toBeVisible()
      await expectToFit(page, 'a dish')
      await page.keyboard.press('Escape')

      await addCombo(page)
      await expectToFit(page, 'the menu with a basket')
      await openCheckout(page)
      await expectToFit(page, 'the checkout')

      for (const [list, address] of [
        ['the orders', '/order/myorders'],
        ['the basket that was left', '/order/checkout'],
      ] as const) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectToFit(page, list)
      }
    },
  )

for (const how of ['on the narrowest phone', 'on the narrowest phone with text twice as large'] as const)
  test(
    `who pays and looks up an order ${how} reads where from and when in whole words`,
    inTheProofUnless(how === MOST_CRAMPED),
    async ({ page, market }) => {
      const { width, style } = WAYS_TO_READ[how]
      await page.setViewportSize({ width, height: 812 })
      await readWith(page, style)
      await reachPayment(page, market)
      await expectToFit(page, 'paying')
      await payWithGoodCard(page)
      await expect(page.getByRole('heading', { name: 'What’s in the bag' })).toBeVisible()
      await expectToFit(page, 'the order')
      // However soon the kitchen answers: these are the longest words an order has. On a slow machine the page may know better by then.
      await page.route(/\/direct-orders\/orders$/, async (route) => {
        const response = await route.fetch()
        const { data } = (await response.json()) as { readonly data: readonly object[] }
        await route.fulfill({ response, json: { data: data.map((order) => ({ ...order, order_state: 'placed' })) } })
      })
      // This device may know the order by itself before the platform has listed it.
      const listed = page.waitForResponse(/\/direct-orders\/orders$/)
      await page.goto('/order/myorders')
      await listed
      await expect(page.getByRole('heading', { name: /^(Sending your order|Order confirmed)/ })).toBeVisible()
      await expect(page.getByText(PLACES[market].restaurant)).toBeVisible()
      await expectToFit(page, 'the orders')
    },
  )
