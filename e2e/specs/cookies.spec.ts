import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { misfits } from '../fixtures/fits'
import { addCombo, PLACES } from '../fixtures/journey'

// Everybody else here has been asked already.
test.use({ storageState: { cookies: [], origins: [] } })

const question = (page: Page) => page.getByRole('region', { name: 'Cookies, the thin kind' })
const button = (page: Page, name: 'Reject' | 'Accept') => question(page).getByRole('button', { name, exact: true })

/** Whether two boxes share a point of the screen. */
const meet = (page: Page, one: string, other: string) =>
  page.evaluate(
    ([first = '', second = '']) => {
      const [a, b] = [first, second].map((each) => document.querySelector(each)?.getBoundingClientRect())
      if (a === undefined || b === undefined) throw new Error(`${first} or ${second} is not there`)
      return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right
    },
    [one, other],
  )

test.describe('The question about cookies', () => {
  for (const path of ['/order/search', '/order/menu/', '/card/about', '/terms', '/food/menu'])
    test(
      `stands at the foot of ${path}, where no is as near as yes, and nothing optional is kept before`,
      inTheProofUnless(path === '/order/search'),
      async ({ page, context, market, expectAccessible }) => {
        await page.goto(path.endsWith('menu/') && path.startsWith('/order') ? path + PLACES[market].slug : path)
        await expect(question(page)).toBeInViewport({ ratio: 1 })
        const looks = await Promise.all(
          (['Reject', 'Accept'] as const).map(async (name) => {
            const { width, height } = (await button(page, name).boundingBox()) ?? {}
            const style = await button(page, name).evaluate((element) => {
              const { color, backgroundColor, fontSize, fontWeight, borderWidth } = getComputedStyle(element)
              return { color, backgroundColor, fontSize, fontWeight, borderWidth }
            })
            return { width, height, ...style }
          }),
        )
        expect(looks[0]).toEqual(looks[1])
        await expectAccessible()
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 640 })
          expect(await misfits(page)).toEqual([])
        }
        const names = (await context.cookies()).map(({ name }) => name)
        expect(names.filter((name) => !/^(__Host-)?galo_(guest|device|csrf)/.test(name))).toEqual([])
      },
    )

  test('is answered by keyboard, first of all, without a load, in every tab, and not asked again', async ({
    page,
    context,
    market,
  }) => {
    const answers: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && answers.push(request.postData() ?? '')))
    const other = await context.newPage()
    await other.goto('/order/search')
    await page.goto('/order/search', { waitUntil: 'networkidle' })
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
    await page.keyboard.press('Tab')
    await expect(button(page, 'Reject')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question(page)).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await expect(page.locator('[data-same-page]')).toHaveCount(1)
    expect(answers.filter((body) => body.includes('choice=reject'))).toHaveLength(1)

    const kept = async () =>
      (await context.cookies()).find(({ name }) => name === `galo_consent_${market.toLowerCase()}`)?.value
    // Until the site has heard it, the cookie says that an answer is on its way.
    await expect.poll(kept).toMatch(/^2-00-/)
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(question(other)).toHaveCount(0)
    await page.goto('/terms')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(question(page)).toHaveCount(0)
  })

  test('comes back with a word when the answer did not arrive', { tag: '@proof' }, async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED|Failed to load resource/)
    await page.goto('/order/search')
    await page.route('**/order/api/consent', (route) => route.abort())
    await button(page, 'Accept').click()
    await expect(question(page).getByRole('status')).toHaveText('That wasn’t kept. Please try again.')
    await page.unroute('**/order/api/consent')
    // The sheet goes at once; a reload would overtake the answer.
    const isKept = page.waitForResponse('**/order/api/consent')
    await button(page, 'Accept').click()
    await isKept
    await expect(question(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(question(page)).toHaveCount(0)
  })

  test(
    'needs no script, and leads back to the page with all that was asked of it',
    { tag: '@proof' },
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
      const page = await context.newPage()
      for (const path of ['/order/search/results?q=M3+4LZ&lat=53.4775&lon=-2.2497', '/help?q=refund']) {
        await context.clearCookies()
        await page.goto(`${baseURL}${path}`)
        await button(page, 'Reject').click()
        await expect(page).toHaveURL(`${baseURL}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(question(page)).toHaveCount(0)
      }
      await context.close()
    },
  )

  test(
    'leads to the one question that is asked purpose by purpose, kept, shown again and changed as easily',
    { tag: '@proof' },
    async ({ page, expectAccessible }) => {
      await page.goto('/terms')
      await question(page).getByRole('button', { name: 'Choose' }).click()
      await expect(page).toHaveURL(/\/cookies-policy\?#choice$/)
      await expect(page.getByRole('button', { name: 'Reject' })).toHaveCount(1)
      await expect(page.getByText('You haven’t said anything yet')).toBeVisible()
      await page.getByRole('checkbox', { name: /Counting/ }).check()
      await page.getByRole('button', { name: 'Save this choice' }).click()
      await expect(page.getByText('You said yes to counting, and no to recording.')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('checkbox', { name: /Counting/ })).toBeChecked()
      await expectAccessible()
      await page.getByRole('button', { name: 'Reject' }).click()
      await expect(page.getByText('You said no.')).toBeVisible()
    },
  )

  test(
    'lies over nothing that has the focus, nor over the basket, on the smallest phone with the largest text',
    { tag: '@proof' },
    async ({ page, market }) => {
      await page.setViewportSize({ width: 375, height: 812 })
      await page.goto(`/order/menu/${PLACES[market].slug}?fulfilment=collection`)
      await addCombo(page)
      await page.setViewportSize({ width: 320, height: 640 })
      for (const size of ['100%', '200%']) {
        await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size)
        await expect.poll(() => meet(page, '#galo-cookies', '.covers-foot')).toBe(false)
        await expect(question(page)).toBeInViewport()
        for (let stop = 0; stop < 25; stop += 1) {
          await page.keyboard.press('Tab')
          const hidden = await page.evaluate(() => {
            const focused = document.activeElement
            const sheet = document.getElementById('galo-cookies')
            if (focused === null || sheet === null || focused === document.body || sheet.contains(focused)) return null
            const { top, bottom } = focused.getBoundingClientRect()
            return top >= sheet.getBoundingClientRect().top && bottom > top ? focused.outerHTML.slice(0, 120) : null
          })
          expect(hidden).toBeNull()
        }
      }
    },
  )

  test('is never the largest thing that is painted, and does not move', { tag: '@proof' }, async ({ page, market }) => {
    await page.addInitScript(() => {
      const seen = { largest: '', shift: 0 }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element | null })[])
          seen.largest = entry.element?.closest('#galo-cookies') ? 'the question' : (entry.element?.tagName ?? '')
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          sources: readonly { readonly node: Node | null }[]
        })[]) {
          const isItsOwn = entry.sources.some(
            ({ node }) => (node instanceof Element ? node : node?.parentElement)?.closest('#galo-cookies') != null,
          )
          if (isItsOwn) seen.shift += entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // What moved is told with the frame after.
    const painted = () =>
      page.evaluate(async () => {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        return (globalThis as unknown as { seen: { largest: string; shift: number } }).seen
      })
    for (const width of [320, 1280])
      for (const path of ['/order/search', `/order/menu/${PLACES[market].slug}`, '/terms', '/help']) {
        await page.setViewportSize({ width, height: 700 })
        await page.goto(path, { waitUntil: 'networkidle' })
        const { largest, shift } = await painted()
        expect([path, width, largest]).not.toEqual([path, width, 'the question'])
        expect(largest).not.toBe('')
        expect([path, width, shift < 0.01]).toEqual([path, width, true])
      }
  })
})
