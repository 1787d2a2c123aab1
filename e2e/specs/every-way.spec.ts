import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { misfits } from '../fixtures/fits'
import { addCombo, bankOf, CARDS, choose, fillCard, openCheckout, openMenu, payButton } from '../fixtures/journey'
import { basketIdOf, countCharges, expectPaidOnce } from '../fixtures/platform'
import { WAYS } from '../fixtures/ways'

const ORDER = /\/order\/myorders\/[\w-]+$/
const notCharged = (page: Page) => page.getByRole('alert').filter({ hasText: /not been charged|wasn.t charged/i })

/** Codes lie folded beside the order. */
const putOnCode = async (page: Page) => {
  await page.getByRole('button', { name: 'Use a code or a reward' }).click()
  const code = page.getByRole('textbox', { name: 'Discount code' })
  await code.fill('galo20')
  await code.press('Enter')
  await expect(page.getByText('GALO20 is on')).toBeVisible()
}

const minorUnits = async (page: Page) => Number(((await payButton(page).textContent()) ?? '').replace(/\D/g, ''))

// What any customer may meet on the way to an order, whatever the way: the four have their own rooms, and one till.
for (const [name, way] of Object.entries(WAYS))
  test(`By ${name}, a code, a tip, a card that is refused, a bank that says no and then yes end in one order`, async ({
    page,
    market,
    request,
    complaints,
    expectAccessible,
  }) => {
    test.setTimeout(180_000)
    // The card provider says no by status; the menu's copy of a basket is of before its quote or its code.
    complaints.expectAny(/402 \(Payment Required\)/, /409 \(Conflict\)/)
    await openMenu(page, market, way.asked)
    await addCombo(page)
    await openCheckout(page)
    await putOnCode(page)
    await expectAccessible()
    await way.tell(page, market)
    const without = await minorUnits(page)
    await choose(page.getByRole('group', { name: 'A tip for the team?' }).getByRole('radio', { name: /^[£€]2$/ }))
    await expect.poll(() => minorUnits(page)).toBe(without + 200)
    await expectAccessible()
    const basketId = await basketIdOf(page)

    await fillCard(page, CARDS.declined)
    await payButton(page).click()
    await expect(notCharged(page).first()).toContainText('Your bank said no to this card.')
    await expectAccessible()

    await fillCard(page, CARDS.asked)
    await payButton(page).click()
    await bankOf(page).getByRole('button', { name: 'Fail' }).click()
    await expect(notCharged(page).first()).toContainText('that didn’t happen')
    expect(await countCharges(request, basketId)).toBe(0)

    // The same card, whose holder says yes this time: nothing is typed again.
    await expect(payButton(page)).toBeEnabled()
    await payButton(page).click()
    await bankOf(page).getByRole('button', { name: 'Complete' }).click()
    await expect(page).toHaveURL(ORDER, { timeout: 30_000 })
    await expect(page.getByText('20% off your food').first()).toBeVisible()
    await expect(page.getByText('Tip for the team').first()).toBeVisible()
    await expectPaidOnce(request, basketId)
  })

for (const [name, way] of Object.entries(WAYS))
  test(`By ${name}, everything up to paying fits a screen of 320 pixels`, async ({ page, market, complaints }) => {
    // As above.
    complaints.expectAny(/409 \(Conflict\)/)
    await page.setViewportSize({ width: 320, height: 640 })
    await openMenu(page, market, way.asked)
    await addCombo(page)
    await openCheckout(page)
    expect(await misfits(page), 'the first section').toEqual([])
    await putOnCode(page)
    expect(await misfits(page), 'with a code').toEqual([])
    await way.tell(page, market)
    await expect(page.getByLabel('Name on card')).toBeVisible()
    await choose(page.getByRole('group', { name: 'A tip for the team?' }).getByRole('radio', { name: 'Other' }))
    expect(await misfits(page), 'paying').toEqual([])
  })
