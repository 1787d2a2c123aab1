import { expect, test } from '../fixtures'
import { inBasket, basketIdOf } from '../fixtures/platform'
import { basketOf, openMenu } from '../fixtures/journey'

test('Who adds their first dishes in two tabs at once is one guest with one basket, and both dishes are in it', async ({
  page,
  context,
  market,
  complaints,
}) => {
  // Over the basket as the other tab had it: brought up to date, and sent again.
  complaints.expectAny(/409/)
  const other = await context.newPage()
  await openMenu(page, market)
  await openMenu(other, market)
  const plus = 'Add Garlic dip'
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: plus }).click()))
  for (const tab of [page, other]) await expect.poll(() => basketOf(tab)).toBe(2)
  expect(await basketIdOf(page)).toBe(await basketIdOf(other))
})

test('What was pressed as the page went is in the basket of the next one, once', async ({ page, market }) => {
  await openMenu(page, market)
  const isAddition = /\/basket\/basket\/items$/
  let asked = 0
  // The platform hears of it; its answer never comes.
  await page.route(isAddition, async (route) => {
    asked += 1
    await route.fetch()
  })
  await page.getByRole('button', { name: 'Add Garlic dip' }).click()
  await expect.poll(() => asked).toBe(1)
  await page.unroute(isAddition)
  await page.reload()
  await expect.poll(() => basketOf(page)).toBe(1)
  expect((await inBasket(page)).names).toEqual(['Garlic dip'])
})
