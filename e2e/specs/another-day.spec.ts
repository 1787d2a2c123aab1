import { expect, test } from '../fixtures'
import { untilAlive } from '../fixtures/alive'
import { addCombo, choose, confirmation, fillDetails, openCheckout, payWithGoodCard } from '../fixtures/journey'
import { PLATFORM } from '../ports'

/** They take orders for a week; the Irish one rests on Mondays. */
const WHERE = {
  UK: { slug: 'piccadilly', name: 'Galo Piccadilly', closed: 0 },
  IE: { slug: 'kilkenny', name: 'Galo Kilkenny', closed: 1 },
} as const

/** What scrolls by itself, of an element, all in it and all it is in but the page. */
const boxesRound = (element: Element): string[] => {
  const around: Element[] = []
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) around.push(at)
  return [...around, element, ...element.querySelectorAll('*')]
    .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight + 1)
    .map((each) => `${each.tagName} ${each.scrollHeight} in ${each.clientHeight}`)
}

test('A meal is ordered for Saturday: the day is chosen with the arrows, outlives a reload, and is said on the order’s page and the kitchen’s board', async ({
  page,
  context,
  market,
  expectAccessible,
}) => {
  const { slug, name, closed } = WHERE[market]
  await page.goto(`/order/menu/${slug}?fulfilment=collection`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await untilAlive(page.getByRole('main').getByRole('link', { name: 'Half chicken', exact: true }).first())
  await addCombo(page)
  await openCheckout(page)

  const days = page.getByRole('group', { name: 'Day', exact: true }).getByRole('radio')
  await expect(days).toHaveCount(8)
  await expect(days.first()).toBeChecked()
  await expect(page.getByRole('radio', { name: /Closed$/, disabled: true })).toHaveCount(closed)
  await days.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Tomorrow 19 Nov' })).toBeChecked()
  const saturday = page.getByRole('radio', { name: 'Sat 21 Nov' })
  await choose(saturday)
  const times = page.getByRole('group', { name: 'Collect that day' })
  await times.getByRole('button', { name: '13:00' }).click()
  await choose(times.getByRole('radio', { name: '13:15' }))
  // A whole day of times, and none of it in a box that scrolls within the page.
  expect(await times.evaluate(boxesRound)).toEqual([])
  await expectAccessible()
  await page.getByRole('button', { name: 'Continue to personal details' }).click()
  await expect(page.getByText('Collect Sat 21 Nov at 13:15')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Edit collection time' }).click()
  await expect(saturday).toBeChecked()
  await expect(page.getByRole('radio', { name: '13:15' })).toBeChecked()
  await page.getByRole('button', { name: 'Update' }).click()
  await fillDetails(page)
  await payWithGoodCard(page)

  await expect(confirmation(page)).toBeVisible({ timeout: 30_000 })
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('collect Sat 21 Nov at')
  await expect(title).toContainText('13:15')
  await expect(page.getByRole('status').filter({ hasText: 'It goes on the coals Sat 21 Nov' })).toBeVisible()
  const [, shortId = ''] = /Order (\S+)/.exec((await title.textContent()) ?? '') ?? []

  const kitchen = await context.newPage()
  await kitchen.goto(`${PLATFORM}/console`)
  const ticket = kitchen
    .getByRole('region', { name: /^Other days/ })
    .getByRole('article', { name: shortId, exact: true })
  await expect(ticket).toContainText('Collect Sat 21 Nov, 13:15')
  await expect(ticket).toContainText('Ordered')
})

/** They are closed at half past ten in the evening, and take orders for a week. */
const AT_NIGHT = {
  UK: { name: 'Galo Altrincham', query: 'q=WA14+1EJ&lat=53.3877&lon=-2.3489&fulfilment=collection' },
  IE: { name: 'Galo Kilkenny', query: 'q=Kilkenny&lat=52.6541&lon=-7.2522&fulfilment=collection' },
} as const

test(
  'A restaurant that has closed for today is ordered from for tomorrow: its card, its menu and the checkout say so',
  { tag: '@proof' },
  async ({ page, market, expectAccessible }) => {
    const { name, query } = AT_NIGHT[market]
    await page.goto(`/order/search/results?${query}&mockTime=2026-11-18T22:30:00Z`)
    const way = page.getByRole('link', { name: new RegExp(`^Order for tomorrow from \\d\\d:\\d\\d: ${name}$`) })
    await untilAlive(way)
    await expectAccessible()
    await way.click()

    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText(/Order for tomorrow from \d\d:\d\d/).first()).toBeVisible()
    await expect(page.getByText(`${name} is closed for today`)).toBeVisible()
    await expectAccessible()
    await addCombo(page)
    await openCheckout(page)
    await expect(page.getByRole('radio', { name: 'Tomorrow 19 Nov' })).toBeChecked()
    await choose(page.getByRole('group', { name: 'Collect that day' }).getByRole('radio').first())
    await page.getByRole('button', { name: 'Continue to personal details' }).click()
    await expect(page.getByText(/Collect tomorrow, Thu 19 Nov at \d\d:\d\d/)).toBeVisible()
  },
)
