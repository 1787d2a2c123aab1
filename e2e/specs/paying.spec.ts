import { expect, test } from '../fixtures'
import {
  CARDS,
  addCombo,
  bankOf,
  chooseSlot,
  fillCard,
  fillDetails,
  openMenu,
  openCheckout,
  payButton,
  payUntilTheBankAsks,
  reachPayment,
} from '../fixtures/journey'
import { basketIdOf, countCharges, expectPaidOnce } from '../fixtures/platform'

// In Ireland it is blocked: one walk each.
test(
  'The fraud service names the device that pays, and a blocked one stops nobody',
  { tag: '@proof' },
  async ({ page, market, request, complaints }) => {
    const isBlocked = market === 'IE'
    const script = '**/stand-ins/fraud/v1/client.js*'
    if (isBlocked) {
      complaints.expectAny(/ERR_FAILED/)
      await page.route(script, (route) => route.abort())
    }
    const asked = page.waitForRequest(script, { timeout: 60_000 })
    const opened = page.waitForRequest(/\/sigmund\/session$/, { timeout: 60_000 })
    await reachPayment(page, market)
    const basketId = await basketIdOf(page)
    await asked
    await fillCard(page, CARDS.good)
    await payButton(page).click()
    const { deviceId } = (await opened).postDataJSON() as { readonly deviceId: string }
    await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'galo_device')
    expect(deviceId).toBe(cookie?.value)
    await expectPaidOnce(request, basketId)
  },
)

test.describe('When paying does not go to plan', () => {
  test(
    'a declined card keeps basket, details and slot, and another card pays',
    { tag: '@proof' },
    async ({ page, market, request, complaints }) => {
      // The card provider says no by status, which the browser notes.
      complaints.expect(/402 \(Payment Required\)/)
      await reachPayment(page, market)
      const basketId = await basketIdOf(page)
      await fillCard(page, CARDS.declined)
      await payButton(page).click()
      await expect(page.getByRole('alert').first()).toContainText(/not been charged|wasn.t charged/i)
      expect(await countCharges(request, basketId)).toBe(0)

      await fillCard(page, CARDS.good)
      await payButton(page).click()
      await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
      await expectPaidOnce(request, basketId)
    },
  )

  test('a double click on pay makes one order and one charge', async ({ page, market, request }) => {
    await reachPayment(page, market)
    const basketId = await basketIdOf(page)
    await fillCard(page, CARDS.good)
    await payButton(page).dblclick()
    await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
    await expectPaidOnce(request, basketId)
  })

  test(
    'a reload in the middle of checkout loses nothing that was typed',
    { tag: '@proof' },
    async ({ page, market }) => {
      await openMenu(page, market)
      await addCombo(page)
      await openCheckout(page)
      await chooseSlot(page)
      await page.getByLabel('First name').fill('Maeve')
      await page.getByLabel('Last name').fill('Okafor')
      await page.reload()
      await expect(page.getByLabel('First name')).toHaveValue('Maeve')
      await expect(page.getByLabel('Last name')).toHaveValue('Okafor')
      await expect(page.getByText('Half chicken').first()).toBeVisible()
      await fillDetails(page)
      await expect(payButton(page)).toBeVisible()
    },
  )

  test('a reload while paying finds out what happened instead of paying again', async ({ page, market, request }) => {
    await reachPayment(page, market)
    const basketId = await basketIdOf(page)
    await fillCard(page, CARDS.good)
    // The order is sent and its answer is lost with the page.
    await page.route(
      '**/orders/orders',
      async (route) => {
        await route.fetch()
        await page.reload()
      },
      { times: 1 },
    )
    await payButton(page).click()
    await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/, { timeout: 30_000 })
    await expectPaidOnce(request, basketId)
  })

  test(
    'who goes back to the menu while the bank asks, and then says yes, is led to their order',
    { tag: '@proof' },
    async ({ page, market, request }) => {
      await reachPayment(page, market)
      const basketId = await basketIdOf(page)
      await payUntilTheBankAsks(page)
      await page.goBack()
      await expect(page).toHaveURL(/\/order\/menu\//)
      const basket = page.getByRole('dialog', { name: 'Your basket' })
      // Not by Escape, which Chromium lets close all dialogs that opened without a press of the customer's.
      if (await basket.isVisible()) await basket.getByRole('button', { name: 'Close popup' }).click()
      await bankOf(page).getByRole('button', { name: 'Complete' }).click()
      await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expectPaidOnce(request, basketId)
    },
  )

  test(
    'who turns back to their details before the card’s fields have come can type their card afterwards',
    { tag: '@proof' },
    async ({ page, market }) => {
      let come = () => {}
      const late = new Promise<void>((resolve) => (come = resolve))
      await page.route('**/stand-ins/card/field?*', async (route) => {
        await late
        await route.continue()
      })
      await reachPayment(page, market)
      await page.getByRole('button', { name: 'Edit personal details' }).click()
      come()
      // Dressed by its own code: the field lives.
      for (const name of ['cardNumber', 'cardExpiry', 'cardCvc'])
        await expect(page.frameLocator(`iframe[name="__galoCardFrame-${name}"]`).locator('input')).toHaveAttribute(
          'style',
          /./,
        )
      await page.getByRole('button', { name: 'Update' }).click()
      for (const field of await page.locator('iframe[title^="Secure"]').all())
        expect((await field.boundingBox())?.height).toBeGreaterThan(20)
      await fillCard(page, CARDS.good)
      await payButton(page).click()
      await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
    },
  )

  test(
    'a second tab cannot pay for the same basket again',
    { tag: '@proof' },
    async ({ page, context, market, request, complaints }) => {
      // Whose turn it is and what was done travel apart: the second tab may ask before it heard, and is told no.
      complaints.expectAny(/409/)
      await reachPayment(page, market)
      const basketId = await basketIdOf(page)
      const second = await context.newPage()
      await second.goto('/order/checkout')
      await expect(second.getByText('Half chicken').first()).toBeVisible()
      await fillCard(page, CARDS.good)
      await payButton(page).click()
      await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
      // The other tab learns of it and goes to the same order.
      await expect(second).toHaveURL(/\/order\/myorders\/[\w-]+$/)
      await expectPaidOnce(request, basketId)
    },
  )
})
