import { expect, test } from '../fixtures'
import { basketOf, openMenu } from '../fixtures/journey'
import { LOST_FILES } from '../fixtures/remotes'

test.beforeEach(({ complaints }) => complaints.expectAny(LOST_FILES, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/))

test('What is added without a line waits, says so in the basket, and is made in its order once there is one, in both tabs', async ({
  page,
  context,
  market,
  expectAccessible,
}) => {
  await openMenu(page, market)
  const plus = page.getByRole('button', { name: 'Add Garlic dip' })
  await plus.click()
  await expect(page.getByText('Added: Garlic dip')).toBeVisible()
  const other = await context.newPage()
  await openMenu(other, market)
  await expect.poll(() => basketOf(other)).toBe(1)

  await context.setOffline(true)
  // Before anybody has been told.
  await plus.click()
  await expect(page.getByRole('dialog', { name: 'You are offline' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('You’re offline. It goes in by itself once you’re back.')).toBeVisible()
  await plus.click()
  const waiting = page.getByRole('listitem').filter({ hasText: 'Add Garlic dip' })
  await expect(waiting).toHaveCount(2)
  await expectAccessible()
  expect(await basketOf(page)).toBe(1)

  await context.setOffline(false)
  for (const tab of [page, other]) await expect.poll(() => basketOf(tab), { timeout: 15_000 }).toBe(3)
  await expect(waiting).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Quantity of Garlic dip' })).toContainText('3')
})
