import { expect, test } from '../fixtures'
import { misfits } from '../fixtures/fits'
import { choose, confirmation, payWithGoodCard, PLACES, reachPayment, resultsOf } from '../fixtures/journey'

test('Text twice as large cuts off no price, box or button of an order on a phone', async ({ page, market }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    ),
  )
  // What is scrolled sideways in a row of its own is not cut off.
  const cutOff = () =>
    page.evaluate(() => {
      const isInRow = (one: Element | null): boolean =>
        one !== null &&
        ((one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === 'auto') ||
          isInRow(one.parentElement))
      return [...document.querySelectorAll('main *, dialog *, .covers-foot *')]
        .filter((one) => one.childElementCount === 0 && one.checkVisibility() && one.closest('nav, svg') === null)
        .filter((one) => one.getBoundingClientRect().width > 1)
        .filter((one) => one.getBoundingClientRect().right > 376 || one.getBoundingClientRect().left < -1)
        .filter((one) => !isInRow(one))
        .map((one) => one.textContent || one.tagName)
    })
  await page.goto(`/order/menu/${PLACES[market].slug}?fulfilment=collection&item=half-chicken`, {
    waitUntil: 'networkidle',
  })
  const sheet = page.getByRole('dialog', { name: 'Half chicken' })
  await choose(sheet.getByRole('radio', { name: /fogo/i }))
  await choose(sheet.getByRole('radio', { name: /two regular sides/i }))
  await choose(sheet.getByRole('checkbox', { name: /peri chips/i }).first())
  await choose(sheet.getByRole('checkbox', { name: /rainbow slaw/i }).first())
  expect(await cutOff()).toEqual([])
  await sheet.getByRole('button', { name: /add to basket/i }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 })
  const bar = page.getByRole('button', { name: /view basket/i }).or(page.getByRole('link', { name: /view basket/i }))
  await expect(bar.getByText(PLACES[market].currency)).toBeInViewport({ ratio: 1 })
  expect(await cutOff()).toEqual([])
})

test(
  'Text twice as large leaves the checkout on a desk as much room as the order beside it',
  { tag: '@proof' },
  async ({ page, market }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await reachPayment(page, market)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const widthOf = async (name: string) =>
      (
        await page
          .getByRole('main')
          .getByRole('heading', { level: 2, name })
          .locator('xpath=ancestor::section[1]')
          .boundingBox()
      )?.width ?? 0
    await expect
      .poll(async () => (await widthOf('How you’ll pay')) / (await widthOf('Your order')))
      .toBeGreaterThan(1.2)
  },
)

test(
  'Text twice as large leaves a dish on a desk its words and its button whole',
  { tag: '@proof' },
  async ({ page, market }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`/order/menu/${PLACES[market].slug}?fulfilment=collection&item=half-chicken`, {
      waitUntil: 'networkidle',
    })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const sheet = page.getByRole('dialog', { name: 'Half chicken' })
    await choose(sheet.getByRole('radio', { name: /brasa/i }))
    await expect.poll(() => misfits(page)).toEqual([])
    const button = sheet.getByRole('button', { name: /add to basket/i })
    const price = await button.locator('.button-end').boundingBox()
    const whole = await button.boundingBox()
    expect((price?.x ?? 0) + (price?.width ?? 0)).toBeLessThanOrEqual((whole?.x ?? 0) + (whole?.width ?? 0))
  },
)

test(
  'Text twice as large leaves the steps of an order apart, and whole words in the checkout',
  { tag: '@proof' },
  async ({ page, market }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await reachPayment(page, market)
    const larger = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await larger()
    const words = page.getByRole('heading', { level: 2, name: 'Who it’s for' })
    await expect.poll(async () => (await words.boundingBox())?.width ?? 0).toBeGreaterThan(120)
    await payWithGoodCard(page)
    await expect(confirmation(page)).toBeVisible()
    const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem')
    await expect(steps.first()).toBeVisible()
    const boxes = await steps.evaluateAll((all) =>
      all.map(
        (one) =>
          [one.scrollWidth <= one.clientWidth + 1, one.querySelector('.petal')?.getBoundingClientRect()] as const,
      ),
    )
    expect(boxes.map(([fits]) => fits)).not.toContain(false)
    boxes.slice(1).forEach(([, petal], index) => {
      const before = boxes[index]?.[1]
      if (petal === undefined || before === undefined) return
      expect(petal.left >= before.right || petal.top >= before.bottom).toBe(true)
    })
  },
)

test(
  'Text twice as large leaves the words of header and footer whole on a desk, and nothing to scroll to',
  { tag: '@proof' },
  async ({ page }) => {
    await page.goto('/restaurants')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const brokenWords = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.head a, .foot a, .foot h2')].flatMap(({ firstChild: text }) =>
          text instanceof Text
            ? [...text.data.matchAll(/[\p{L}’\d]+/gu)].flatMap(({ 0: word, index }) => {
                const range = document.createRange()
                range.setStart(text, index)
                range.setEnd(text, index + word.length)
                return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
              })
            : [],
        ),
      )
    for (const width of [1280, 960]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await brokenWords()).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  },
)

test(
  'Text twice as large leaves the ways to have food apart, each whole, where restaurants are found',
  { tag: '@proof' },
  async ({ page, market }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(resultsOf(market))
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const ways = page.getByRole('navigation').getByRole('link', { name: /^(?:Delivery|Collection|Eat in)$/ })
    await expect(ways).toHaveCount(3)
    const meeting = await ways.evaluateAll((links) => {
      const boxes = links.map((link) => {
        const words = document.createRange()
        words.selectNodeContents(link)
        return words.getBoundingClientRect()
      })
      return boxes.filter((a, index) =>
        boxes.some(
          (b, other) => other > index && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        ),
      ).length
    })
    expect(meeting).toBe(0)
  },
)
