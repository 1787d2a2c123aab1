import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { haveItBrought } from '../fixtures/delivery'
import { PLACES, basketOf } from '../fixtures/journey'
import { moveOrder, putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'

const said = (page: Page) => page.getByRole('status').filter({ hasText: /\w/ }).first()
const rider = (page: Page) => page.getByRole('region', { name: 'Who brings it' })
const map = (page: Page) => page.getByRole('region', { name: /^Map with / })

test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.beforeEach(({ request, site, market }) => putBack(request, site, PLACES[market].id, 'item-half-chicken'))

test('A delivery is followed to the door, which stays shut, and a second time, which opens; and is ordered again', async ({
  page,
  site,
  market,
  request,
  complaints,
  expectAccessible,
}) => {
  complaints.expect(/409 \(Conflict\)/)
  const id = await haveItBrought(page, market)
  const reports = (step: string) => moveOrder(request, site, id, `delivery/${step}`)
  // Whoever comes back to the page is told at once: nobody here waits for the next look.
  const sees = async (words: string | RegExp) => {
    await page.reload()
    await expect(said(page)).toContainText(words)
  }
  await expect(said(page)).toContainText('Sending your order to the restaurant.')
  await reports('accepted-by-delivery-partner')
  await moveOrder(request, site, id, 'confirm')
  await sees("We've got your order.")
  await expect(rider(page)).toHaveCount(0)
  await reports('rider-assigned')
  await sees("We're making your meal.")
  await expect(rider(page)).toContainText('On the way to the grill for your food')
  await reports('rider-arrived')
  await sees("It's being picked up.")
  await expect(page.getByRole('region', { name: 'Your hand-over code' })).toBeVisible()
  await expect(map(page)).toHaveCount(0)

  await reports('rider-in-transit')
  await sees("It's on the way!")
  await expect(rider(page)).toContainText(/\d (metres|miles?|km) away/)
  await expect(map(page)).toBeVisible()
  await expectAccessible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/arrives \d\d:\d\d/)
  await reports('rider-nearby')
  await sees('Start getting excited...')
  await expect(map(page)).toBeVisible()

  await reports('undeliverable')
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'Nobody could take it at the door.' })).toBeVisible()
  await expectAccessible()
  await moveOrder(request, site, id, 'redelivery')
  await reports('accepted-by-delivery-partner')
  await sees('Redelivery incoming!')
  for (const step of ['rider-assigned', 'rider-arrived', 'rider-in-transit']) await reports(step)
  await sees('Your second delivery is on the way.')
  await expect(map(page)).toBeVisible()
  await reports('delivered')
  await sees('Order delivered. Dig in!')
  await expect(rider(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL(/\/order\/menu\/.*fulfilment=delivery/)
  await expect.poll(() => basketOf(page), { timeout: 20_000 }).toBe(1)
  await expect(page.getByText('Half chicken').first()).toBeVisible()
})
