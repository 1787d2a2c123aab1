import { expect, test } from '../fixtures'
import { DOORS, quote, sayWhere, sayWho, toPayment } from '../fixtures/delivery'
import { addCombo, CARDS, fillCard, openCheckout, openMenu, payButton, PLACES } from '../fixtures/journey'
import { basketIdOf, expectPaidOnce } from '../fixtures/platform'

test('A guest has their food brought: from a postcode in the results to a paid order that says where it goes', async ({
  page,
  market,
  request,
  complaints,
  expectAccessible,
}) => {
  // The menu's copy of the basket is of before the quote, and is told so by status, which the browser notes.
  complaints.expect(/409 \(Conflict\)/)
  const { postcode, restaurant } = PLACES[market]
  const { street, city, label } = DOORS[market]
  await page.goto(`/order/search/results?q=${encodeURIComponent(postcode)}&fulfilment=delivery`)
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: restaurant }) })
  await card.getByRole('link', { name: /order from here/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: restaurant })).toBeVisible()
  await addCombo(page)
  await openCheckout(page)
  await expect(page.getByText(`${restaurant}, to your door.`)).toBeVisible()
  const toCome = page.getByText('Delivery, still to come')
  await expect(toCome).toBeVisible()
  await expect(page.getByText(/^.1\.49–.3\.49$/)).toBeVisible()
  await sayWho(page)

  await page.getByLabel('Number and street').fill(street)
  await page.getByLabel('Town or city').fill(city)
  await page.getByLabel(label).fill(postcode)
  await page.getByLabel(label).blur()
  await expect(quote(page)).toBeVisible()
  await expect(toCome).toHaveCount(0)
  await expect(page.getByText('A Deliveroo rider brings it.')).toBeVisible()
  await expectAccessible()
  // Nothing that was typed is lost, and the quote is still there.
  await page.reload()
  await expect(page.getByLabel('Number and street')).toHaveValue(street)
  await toPayment(page).click()
  await page.getByRole('button', { name: 'Edit note for the rider' }).click()
  await page.getByRole('textbox', { name: 'For the rider' }).fill('Blue door')
  await page.getByRole('button', { name: 'Update' }).click()
  const basketId = await basketIdOf(page)
  await fillCard(page, CARDS.good)
  // In Ireland the same meal costs more than a small order does.
  for (const fee of ['Delivery', 'Service fee', ...(market === 'UK' ? ['Small order fee'] : [])])
    await expect(page.getByText(fee, { exact: true }).locator('visible=true').first()).toBeVisible()
  await payButton(page).click()

  await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
  await expect(page.getByRole('region', { name: 'Where it goes' })).toContainText(street)
  await expect(page.getByRole('region', { name: 'Where it goes' })).toContainText('Blue door')
  await expect(page.getByRole('listitem').filter({ hasText: 'On the way' })).toBeVisible()
  await expect(page.getByText(/We.ve got your order/).first()).toBeVisible({ timeout: 40_000 })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/arrives \d\d:\d\d–\d\d:\d\d/)
  await expectAccessible()
  await expectPaidOnce(request, basketId)
})

test(
  'A quote is renewed while the page is open, and where no rider goes there is another way to be fed',
  { tag: '@proof' },
  async ({ page, market, complaints }) => {
    const { label } = DOORS[market]
    await page.clock.install()
    await openMenu(page, market, 'fulfilment=delivery')
    await addCombo(page)
    await openCheckout(page)
    await sayWho(page)
    await sayWhere(page, market)
    const renewed = page.waitForResponse((answer) => answer.url().includes('/basket/basket/quote'))
    await page.clock.fastForward('11:00')
    expect((await renewed).status()).toBe(200)
    await expect(payButton(page)).toBeVisible()

    await page.getByRole('button', { name: 'Edit delivery address' }).click()
    await page.getByLabel('Number and street').fill('1 Far Away')
    await page.getByLabel(label).fill(market === 'UK' ? 'LS1 4DY' : 'T12 X8P2')
    complaints.expect(/409 \(Conflict\)/)
    await page.getByLabel(label).blur()
    const dialog = page.getByRole('dialog', { name: 'We can’t deliver to that address from here.' })
    await dialog.getByRole('link', { name: 'Collect instead' }).click()
    await expect(page).toHaveURL(/fulfilment=collection/)
  },
)
