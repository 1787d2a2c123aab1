import { expect, test } from '../fixtures'
import { addCombo, findRestaurant } from '../fixtures/journey'

const RESULTS = '/order/search/results?q=M3+4LZ&lat=53.4775&lon=-2.2497&fulfilment=collection'

test('A link puts a visit into mock time, which stays until its sign is used', async ({ page, expectAccessible }) => {
  const sessions: string[] = []
  page.on('request', (asked) => void (asked.url().endsWith('/session/guest') && sessions.push(asked.url())))
  await page.goto(`${RESULTS}&mockTime=2026-11-18T23:50:00Z`)
  await expect(page).toHaveURL(RESULTS)
  const sign = page.getByRole('complementary', { name: 'Another time' })
  await expect(sign).toContainText('Wed 18 Nov, 23:50')
  await expect(page.getByText('Closed for today').first()).toBeVisible()
  await expectAccessible()
  await page.reload()
  await expect(page.getByText('Closed for today').first()).toBeVisible()

  // A day away a token would be long over, if it were judged by the time that is looked at.
  await page.goto(`${RESULTS}&mockTime=%2BP1DT1H`)
  await expect(sign).toContainText('1 d 1 h ahead')
  await findRestaurant(page, 'UK')
  await addCombo(page)
  expect(sessions.length).toBe(1)

  await sign.getByRole('link', { name: 'Back to the usual time' }).click()
  await expect(page).toHaveURL(/\/order\/menu\/deansgate\?fulfilment=collection$/)
  await expect(sign).toHaveCount(0)
})
