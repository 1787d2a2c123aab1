import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { untilAlive } from '../fixtures/alive'
import { saveData } from '../fixtures/connection'
import { misfits } from '../fixtures/fits'
import { PLACES, resultsOf } from '../fixtures/journey'
import { PAGE_DATA } from '../fixtures/remotes'

const SECOND = { UK: 'piccadilly', IE: 'temple-bar' } as const

/** What the site's own log is told while the page stands. */
const listenForWarnings = (page: Page): string[] => {
  const told: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/order/api/log') told.push(request.postData() ?? '')
  })
  return told
}

test('Two restaurants that lead to each other are not followed for ever: that is said and reported once, and can be tried again', async ({
  page,
  market,
  expectAccessible,
}) => {
  await saveData(page)
  const told = listenForWarnings(page)
  const { slug } = PLACES[market]
  const menuOf = (name: string) => `/order/menu/${name}?fulfilment=collection`
  let answers = 0
  await page.route(PAGE_DATA, (route) => {
    const asked = new URL(route.request().url()).searchParams.get('href') ?? ''
    // The list asks for itself again while it is looked at.
    if (!asked.startsWith('/order/menu/')) return route.continue()
    answers += 1
    const to = menuOf(asked.startsWith(`/order/menu/${slug}`) ? SECOND[market] : slug)
    return route.fulfill({ json: { kind: 'redirect', to } })
  })
  await page.goto(resultsOf(market))
  // Pressed before its code is here, the link loads the next page whole.
  const link = page.getByRole('link', { name: /order from here|see the menu/i }).first()
  await untilAlive(link)
  await link.click()

  const stopped = page.getByRole('dialog', { name: 'Sorry, something went wrong!' })
  await expect(stopped).toContainText('Please try again')
  await expect(stopped.getByRole('heading')).toBeFocused()
  await expectAccessible()
  const asked = answers
  const here = page.url()
  await page.waitForTimeout(1_000)
  expect([answers, page.url()]).toEqual([asked, here])
  // It can't be closed: there is nothing under it.
  await page.keyboard.press('Escape')
  await expect(stopped).toBeVisible()
  // All of it is there on the narrowest phone, whose reader has the text twice as large.
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await misfits(page)).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))

  const reports = () => told.join('\n').match(/LOOPING_U_TURN_ERROR/g) ?? []
  // Lines wait for each other for some seconds.
  await expect.poll(() => reports().length, { message: 'reported' }).toBe(1)

  await page.unroute(PAGE_DATA)
  await stopped.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Half chicken' })).toBeVisible()
  await expect(stopped).toBeHidden()
  expect(reports(), 'reported once').toHaveLength(1)
  expect(told.join('\n')).toContain('"redirectCount":5')
})
