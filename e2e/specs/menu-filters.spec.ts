import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { choose, openMenu } from '../fixtures/journey'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the menu' })
const strip = (page: Page) => page.getByRole('region', { name: 'Safe mode' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filter the menu' })
const dishes = (page: Page) => page.getByRole('main').getByRole('article')
const cardOf = (page: Page, name: string) =>
  dishes(page).filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })

test.describe('A menu', () => {
  test('is searched and filtered, and says in safe mode what is safe for somebody; reload and back keep it', async ({
    page,
    market,
    expectAccessible,
  }) => {
    await openMenu(page, market)
    const all = await dishes(page).count()

    await test.step('a word leaves what has it; Enter goes nowhere, Escape brings the rest back', async () => {
      const address = page.url()
      await field(page).fill('natas')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: /dish(es)? for “natas”/ })).toBeVisible()
      expect(page.url()).toBe(address)
      expect(await dishes(page).count()).toBeLessThan(all)
      await page.reload()
      await expect(field(page)).toHaveValue('natas')
      await expect(page.getByRole('status').filter({ hasText: /for “natas”/ })).toBeVisible()
      await field(page).press('Escape')
      await expect(dishes(page)).toHaveCount(all)
    })

    await test.step('by the keyboard alone, somebody says that they must not have milk', async () => {
      const filters = page.getByRole('search').getByRole('link', { name: /^Filters/ })
      await filters.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Filter the menu' })).toBeFocused()
      await sheet(page).getByRole('checkbox', { name: 'Milk', exact: true }).focus()
      await page.keyboard.press('Space')
      await expect(sheet(page).getByRole('switch', { name: /Safe mode/ })).toBeChecked()
      await expect(sheet(page).getByRole('button', { name: /^Show \d+ dishes, \d+ safe$/ })).toBeVisible()
      await expectAccessible()
      await page.keyboard.press('Escape')
      await expect(sheet(page)).toBeHidden()
      await expect(filters).toBeFocused()
    })

    await test.step('every dish has a verdict, and all of them are counted', async () => {
      await expect(strip(page)).toContainText('Safe mode is on: no milk.')
      await expect(strip(page)).toContainText('not for you')
      const counted = (await strip(page).getByRole('listitem').allTextContents()).map((text) =>
        Number.parseInt(text, 10),
      )
      expect(counted).toHaveLength(3)
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(all)
      await expect(cardOf(page, 'Creamy mash')).toContainText('Not for you')
      await expect(cardOf(page, 'Creamy mash')).toContainText('Contains milk')
      await expect(cardOf(page, 'Creamy mash').getByRole('button')).toHaveCount(0)
      await expect(cardOf(page, 'Spiced rice')).toContainText('No milk')
      await expect(cardOf(page, 'Spiced rice').getByRole('button', { name: 'Add Spiced rice' })).toBeVisible()
      await expectAccessible()
    })

    await test.step('a diet beside the search is one press more, and safe mode stays two lines on a phone', async () => {
      const vegan = page.getByRole('search').getByRole('checkbox', { name: 'Vegan', exact: true })
      await choose(vegan)
      await expect(strip(page)).toContainText('Safe mode is on: no milk, vegan.')
      await page.setViewportSize({ width: 375, height: 812 })
      expect((await strip(page).boundingBox())?.height).toBeLessThan(100)
      await vegan.focus()
      await page.keyboard.press('Space')
      await expect(strip(page)).toContainText('Safe mode is on: no milk.')
    })

    await test.step('a reload keeps it, and no address says it', async () => {
      await page.reload()
      await expect(strip(page)).toContainText('no milk')
      await expect(cardOf(page, 'Creamy mash')).toContainText('Contains milk')
      await expect(cardOf(page, 'Creamy mash').getByRole('button')).toHaveCount(0)
      expect(page.url()).not.toMatch(/milk|avoid|safe/i)
    })

    await test.step('what does not suit is hidden by choice, counted, and one press away', async () => {
      await strip(page).getByRole('link', { name: 'Change' }).click()
      await choose(sheet(page).getByRole('radio', { name: /^Hide/ }))
      await choose(sheet(page).getByRole('checkbox', { name: /^Hide calories/ }))
      await page.goBack()
      await expect(sheet(page)).toBeHidden()
      await expect(cardOf(page, 'Creamy mash')).toHaveCount(0)
      await expect(cardOf(page, 'Spiced rice')).not.toContainText('kcal')
      await expect(page.getByText('Adults need around 2000 kcal a day')).toBeVisible()
      await page.getByRole('button', { name: 'Show what doesn’t suit you in Sides' }).click()
      await expect(cardOf(page, 'Creamy mash')).toContainText('Contains milk')
    })
  })
})
