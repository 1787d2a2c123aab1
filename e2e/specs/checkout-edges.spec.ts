import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { addCombo, CARDS, chooseSlot, fillCard, fillDetails, openMenu, openCheckout, PLACES } from '../fixtures/journey'
import { LOST_FILES } from '../fixtures/remotes'

const SIZES = [
  { width: 375, height: 667 },
  { width: 320, height: 568 },
] as const

/** The stops of the keyboard that something else lies over, wherever the page stood when they got the focus. */
const coveredStops = (page: Page) =>
  page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button:not(:disabled), input:not([type=radio]))'),
    ].filter((stop) => stop.getClientRects().length > 0)
    const isCovered = (stop: HTMLElement, from: number) => {
      // What has the focus already gets it by nothing.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      scrollTo({ top: from, behavior: 'instant' })
      stop.focus()
      const { left, top, width, height } = stop.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return there === null || !(stop.contains(there) || there.contains(stop))
    }
    // From every place that a finger may have left the page at.
    const places = Array.from({ length: 1 + Math.ceil(document.documentElement.scrollHeight / 40) }, (_, n) => n * 40)
    return stops
      .filter((stop) => places.some((from) => isCovered(stop, from)))
      .map((stop) => stop.getAttribute('name') ?? stop.innerText)
  })

for (const size of SIZES)
  test(
    `who fills in the checkout by keyboard sees where they are at ${size.width}×${size.height}: the bar that pays lies over nothing`,
    inTheProofUnless(size.width === 320),
    async ({ page, market }) => {
      await page.setViewportSize(size)
      await openMenu(page, market)
      await addCombo(page)
      await openCheckout(page)
      const expectClear = async (where: string) => expect.soft(await coveredStops(page), where).toEqual([])
      await expectClear('when')
      await chooseSlot(page)
      await expect(page.getByLabel('First name')).toBeVisible()
      await expectClear('who')
      await fillDetails(page)
      await expect(page.getByLabel(/name on (the )?card/i)).toBeVisible()
      await expectClear('paying')
    },
  )

test(
  'who comes to the card with a lost line gets its fields with Try again once the line is back',
  { tag: '@proof' },
  async ({ page, context, market, complaints }) => {
    complaints.expectAny(LOST_FILES)
    // By addresses alone: other pages, and a link that is touched, bring some of the card's code already.
    await page.goto(`/order/menu/${PLACES[market].slug}?fulfilment=collection`)
    await addCombo(page)
    await page.goto('/order/checkout')
    await chooseSlot(page)
    await expect(page.getByLabel('First name')).toBeVisible()
    await context.setOffline(true)
    await fillDetails(page)
    await expect(page.getByText('The card fields couldn’t be loaded.').first()).toBeVisible()
    const failed = page.getByRole('alert').filter({ hasText: 'The card fields couldn’t be loaded.' })
    await expect(failed.locator('code')).toHaveText(/^[0-9a-f]{32}$/)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await fillCard(page, CARDS.good)
  },
)
