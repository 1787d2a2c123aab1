import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { choose, composeCombo, openMenu } from '../fixtures/journey'
import { menuOf, openMenuAtRest, sectionTabs } from '../fixtures/menu-page'

const SIZES = [
  { width: 375, height: 667 },
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 320, height: 256 },
] as const

/** The names of the stops of the keyboard that nothing is seen of once they have the focus. */
const hiddenStops = (page: Page) =>
  page.evaluate(() => {
    const rectsOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .map((bar) => bar.getBoundingClientRect())
        .filter(({ height }) => height > 0)
    const stops = [...document.querySelectorAll<HTMLElement>('main a[href], main button:not(:disabled)')].filter(
      (stop) =>
        stop.getClientRects().length > 0 && stop.closest('.covers-top, .covers-foot, .covers-foot-twice') === null,
    )
    return stops
      .filter((stop) => {
        stop.focus()
        const { top, bottom } = stop.getBoundingClientRect()
        const from = Math.max(0, ...rectsOf('.covers-top').map((bar) => (bar.top <= 0 ? bar.bottom : 0)))
        const to = Math.min(innerHeight, ...rectsOf('.covers-foot, .covers-foot-twice').map((bar) => bar.top))
        return Math.min(bottom, to) - Math.max(top, from) <= 0
      })
      .map((stop) => stop.getAttribute('aria-label') ?? stop.innerText)
  })

/** What is drawn, by what `read` says of how. */
const drawn = (page: Page, how: 'colours' | 'motion') =>
  page.evaluate((asked) => {
    const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)))
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      // By name, one by one: a spread reads all four hundred properties of each of thousands of elements.
      const style = getComputedStyle(element)
      const name = `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.textContent.slice(0, 20)}`
      if (asked === 'colours') return [`${name}: ${style.color} on ${style.backgroundColor} in ${style.borderColor}`]
      const times = [style.transitionDuration, style.transitionDelay, style.animationDuration, style.animationDelay]
      return times.some((time) => longest(time) > 0.001) ? [name] : []
    })
  }, how)

test.describe('The menu as its reader’s system asks for it', () => {
  test('moves nothing under reduced motion: not its cards, not a dish’s flames, not the word of what was added', async ({
    page,
    market,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openMenuAtRest(page, market)
    await page.getByRole('button', { name: 'Add Garlic dip' }).first().click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    expect(await drawn(page, 'motion')).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Half chicken', exact: true }).first().click()
    await choose(page.getByRole('dialog').getByRole('radio', { name: /louco/i }))
    expect(await drawn(page, 'motion')).toEqual([])
  })

  test('is drawn in the same light colours where the system is dark', { tag: '@proof' }, async ({ page, market }) => {
    await openMenuAtRest(page, market)
    await page.getByRole('link', { name: /^Filters/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    // Asked again while the last pictures come: a colour that follows the system differs each time.
    await expect(async () => {
      await page.emulateMedia({ colorScheme: 'light' })
      const light = await drawn(page, 'colours')
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await drawn(page, 'colours')).toEqual(light)
      expect(light.length).toBeGreaterThan(500)
    }).toPass()
  })
})

test.describe('Nothing is hidden from who needs to see it', () => {
  test('the focus is never wholly behind the bars, with a basket and with word of what was added', async ({
    page,
    market,
  }) => {
    await openMenuAtRest(page, market)
    await page.getByRole('button', { name: 'Add Garlic dip' }).first().click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    expect(await hiddenStops(page)).toEqual([])
    for (const size of SIZES) {
      await page.setViewportSize(size)
      expect(await hiddenStops(page), `at ${size.width} × ${size.height}`).toEqual([])
    }
  })

  test('what was pressed by keyboard is not under the bars that its press brings', async ({ page, market }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await openMenuAtRest(page, market)
    const plus = page.getByRole('button', { name: 'Add Garlic dip' }).first()
    await plus.focus()
    await plus.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 20))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(page.getByRole('link', { name: /view basket/i })).toBeVisible()
    await expect(plus).toBeFocused()
    await expect
      .poll(() =>
        plus.evaluate((button) => {
          const bars = [...document.querySelectorAll('.covers-foot, .covers-foot-twice')]
          return Math.min(...bars.map((bar) => bar.getBoundingClientRect().top)) - button.getBoundingClientRect().bottom
        }),
      )
      .toBeGreaterThan(0)
  })

  test(
    'a dish fits a narrow phone: its price is whole, and nothing scrolls sideways',
    { tag: '@proof' },
    async ({ page, market }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(`${menuOf(market)}&item=half-chicken`, { waitUntil: 'networkidle' })
      const sheet = page.getByRole('dialog', { name: 'Half chicken' })
      await choose(sheet.getByRole('radio', { name: /two large sides/i }))
      const wide = await sheet.evaluate((dialog) =>
        [dialog, ...dialog.querySelectorAll('.sheet-panel, .sheet-scroll, .sheet-foot, .button-end')]
          .filter((box) => box.getBoundingClientRect().right > innerWidth || box.scrollWidth > box.clientWidth + 1)
          .map((box) => `${box.tagName}.${box.className}`),
      )
      expect(wide.filter((box) => !box.startsWith('SPAN'))).toEqual([])
      await expect(sheet.locator('.sheet-foot .button-end')).toBeInViewport({ ratio: 1 })
    },
  )

  test(
    'who is refused a dish reads why beside the button they pressed',
    { tag: '@proof' },
    async ({ page, market, complaints }) => {
      complaints.expect(/409 \(Conflict\)/)
      const body = JSON.stringify({
        errors: [{ code: 'ITEM_OUT_OF_STOCK', message: 'Sold out' }],
        sold_out_choices: ['Rice'],
      })
      await page.route('**/basket/basket/items', (route) =>
        route.fulfill({ status: 409, contentType: 'application/json', body }),
      )
      await page.goto(`${menuOf(market)}&item=half-chicken`, { waitUntil: 'networkidle' })
      const sheet = page.getByRole('dialog', { name: 'Half chicken' })
      await choose(sheet.getByRole('radio', { name: /fogo/i }))
      await choose(sheet.getByRole('radio', { name: /two regular sides/i }))
      for (const side of [/spiced rice/i, /rainbow slaw/i])
        await choose(sheet.getByRole('checkbox', { name: side }).first())
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 640 })
        await sheet.getByRole('button', { name: /add to basket/i }).click()
        await expect(sheet.getByText('Sorry, Rice just sold out. Choose something else.')).toBeInViewport({ ratio: 1 })
      }
    },
  )

  test(
    'the close button of a dish lies over nothing that can be chosen',
    { tag: '@proof' },
    async ({ page, market }) => {
      await page.setViewportSize({ width: 375, height: 667 })
      await page.goto(`${menuOf(market)}&item=half-chicken`, { waitUntil: 'networkidle' })
      const sheet = page.getByRole('dialog', { name: 'Half chicken' })
      await choose(sheet.getByRole('radio', { name: /two large sides/i }))
      const covered = await sheet.evaluate((dialog) => {
        const close = dialog.querySelector('.sheet-close')?.getBoundingClientRect()
        const scroller = dialog.querySelector('.sheet-scroll')
        if (close === undefined || scroller === null) return ['no sheet']
        const found = new Set<string>()
        for (let top = 0; top < scroller.scrollHeight; top += 20) {
          scroller.scrollTop = top
          for (const [x, y] of [
            [close.left + 2, close.bottom + 1],
            [close.left - 1, close.top + 22],
          ] as const) {
            const under = document.elementFromPoint(x, y)
            const behind = document
              .elementsFromPoint(close.left + 22, close.top + 22)
              .find((one) => one.closest('.sheet-close') === null)
            if (behind?.closest('label, legend, fieldset') && under !== null) found.add(behind.tagName)
          }
        }
        return [...found]
      })
      expect(covered).toEqual([])
    },
  )

  for (const [width, height] of [
    [320, 640],
    [375, 667],
    [375, 812],
  ] as const)
    test(
      `the flames of a dish are in sight on a phone of ${width} × ${height} before anything is scrolled`,
      inTheProofUnless(width === 320),
      async ({ page, market }) => {
        await page.setViewportSize({ width, height })
        // Painted without its ground, and with it.
        for (const dish of ['half-chicken', 'ten-wings']) {
          await page.goto(`${menuOf(market)}&item=${dish}`, { waitUntil: 'networkidle' })
          await expect(page.locator('.heat-levels')).toBeInViewport({ ratio: 0.99 })
        }
      },
    )

  test('the word of the heat that was chosen is read whole on the narrowest phone', async ({ page, market }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${menuOf(market)}&item=half-chicken`, { waitUntil: 'networkidle' })
    const flames = page.locator('.heat-levels label')
    await expect(flames).toHaveCount(6)
    for (const flame of await flames.all()) {
      await choose(flame.getByRole('radio'))
      const beyond = await flame.evaluate((cell) => {
        const word = document.createRange()
        word.selectNodeContents(cell.querySelector('small') ?? cell)
        return word.getBoundingClientRect().width - cell.getBoundingClientRect().width
      })
      expect(beyond, await flame.innerText()).toBeLessThan(0)
    }
  })

  test('descriptions of dishes are read to their end', { tag: '@proof' }, async ({ page, market }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openMenuAtRest(page, market)
    const cut = await page
      .locator('.item-description')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length)
    expect(cut).toBe(0)
  })
})

test.describe('A menu for tables that are not served just now', () => {
  for (const fulfilment of ['eat-in', 'at-table'])
    test(
      `sells nothing for ${fulfilment}, says so, and is one press from the one that does`,
      inTheProofUnless(fulfilment === 'eat-in'),
      async ({ page, market, expectAccessible }) => {
        const baskets: string[] = []
        page.on(
          'request',
          (asked) => void (/\/basket\b/.test(new URL(asked.url()).pathname) && baskets.push(asked.url())),
        )
        await openMenuAtRest(page, market, `${fulfilment}&ff=eat-in-unavailable`)
        await expect(page.getByRole('main').getByText('Our tables are not served just now')).toBeVisible()
        await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0)
        await expectAccessible()
        await page.getByRole('main').getByRole('link', { name: 'Garlic dip', exact: true }).click()
        const dish = page.getByRole('dialog', { name: 'Garlic dip' })
        await expect(dish.getByText('Our tables are not served just now')).toBeVisible()
        await expect(dish.getByRole('button', { name: /add/i })).toHaveCount(0)
        await page.keyboard.press('Escape')
        await page.getByRole('link', { name: 'See the menu to collect' }).click()
        await expect(page).toHaveURL(/fulfilment=collection$/)
        await expect(page.getByRole('button', { name: 'Add Garlic dip' })).toBeVisible()
        await expect(page.getByText(/ready from \d\d:\d\d/i)).toBeVisible()
        expect(baskets).toEqual([])
      },
    )
})

test(
  'Each section that the keyboard comes to is seen whole in its row',
  { tag: '@proof' },
  async ({ page, market }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openMenuAtRest(page, market)
    await sectionTabs(page).first().focus()
    for (const tab of (await sectionTabs(page).all()).slice(1)) {
      await page.keyboard.press('Tab')
      await expect(tab).toBeFocused()
      await expect(tab).toBeInViewport({ ratio: 0.99 })
    }
  },
)

test(
  'A dish half made up is as it was after a reload, and after back and forward; who opens it anew begins anew',
  { tag: '@proof' },
  async ({ page, market }) => {
    await openMenu(page, market)
    const sheet = await composeCombo(page)
    await sheet.getByRole('button', { name: 'One Half chicken more' }).click()
    const extra = sheet
      .getByRole('group', { name: /goes well with it/i })
      .getByRole('checkbox')
      .first()
    await choose(extra)
    const add = sheet.getByRole('button', { name: /add to basket/i })
    const asked = (await add.textContent()) ?? ''
    const asItWas = async () => {
      await expect(add).toHaveText(asked)
      await expect(extra).toBeChecked()
      await expect(sheet.getByRole('radio', { name: /fogo/i })).toBeChecked()
      for (const side of [/spiced rice/i, /rainbow slaw/i])
        await expect(sheet.getByRole('checkbox', { name: side }).first()).toBeChecked()
    }
    await page.reload()
    await asItWas()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await page.goForward()
    await asItWas()
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Half chicken', exact: true }).last().click()
    await expect(sheet.getByRole('radio', { name: /fogo/i })).not.toBeChecked()
    await expect(extra).not.toBeChecked()
    await expect(add).not.toHaveText(asked)
  },
)
