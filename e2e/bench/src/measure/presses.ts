import type { Browser, Locator, Page } from 'playwright'
import { durationOf, observeInteractions } from './interactions'
import { visit } from './visit'

/** What a thumb does most, by how it is called in the report. */
export const PRESS_KINDS = ['add a dish', 'open a dish', 'pick a heat', 'change a quantity', 'type in search'] as const
export type PressKind = (typeof PRESS_KINDS)[number]
export type Presses = Readonly<Record<PressKind, readonly number[]>>

const press = (page: Page, control: Locator) => durationOf(page, () => control.tap({ noWaitAfter: true }))

/** Opens a dish that has a heat, picks one, changes how many, and closes it again. */
const lookAtDish = async (page: Page, round: number) => {
  const openMs = await press(
    page,
    page.getByRole('main').getByRole('link', { name: 'Half chicken', exact: true }).first(),
  )
  const sheet = page.getByRole('dialog', { name: 'Half chicken' })
  await sheet.waitFor()
  const heats = sheet.getByRole('radiogroup').or(sheet.getByRole('group')).first().getByRole('radio')
  await heats.first().waitFor({ state: 'attached' })
  const heat = heats.nth(round % 2).locator('xpath=ancestor::label')
  await heat.scrollIntoViewIfNeeded()
  const heatMs = await press(page, heat)
  const more = sheet.getByRole('button', { name: /more$/i }).first()
  await more.scrollIntoViewIfNeeded()
  const quantityMs = await press(page, more)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  return { openMs, heatMs, quantityMs }
}

const onMenu = (browser: Browser, url: string, times: number) =>
  visit(browser, url, async ({ page }) => {
    await page.evaluate(observeInteractions)
    const kept = { add: [] as number[], open: [] as number[], heat: [] as number[], quantity: [] as number[] }
    const plus = page
      .getByRole('main')
      .getByRole('button', { name: /^add (bottled|still|sparkling|peri chips)/i })
      .first()
    for (let round = 0; round < times; round++) {
      const { openMs, heatMs, quantityMs } = await lookAtDish(page, round)
      kept.open.push(openMs)
      kept.heat.push(heatMs)
      kept.quantity.push(quantityMs)
      kept.add.push(await press(page, plus))
    }
    return kept
  })

const LETTERS = 'manchester oxford road '

const onSearch = (browser: Browser, url: string, times: number) =>
  visit(browser, url, async ({ page }) => {
    await page.evaluate(observeInteractions)
    await page.getByRole('combobox').tap()
    const kept: number[] = []
    for (let round = 0; round < times; round++)
      kept.push(await durationOf(page, () => page.keyboard.press(LETTERS.charAt(round % LETTERS.length))))
    return kept
  })

/** So many presses of each kind, by the pages at `menuUrl` and `searchUrl`. */
export const pressAll = async (
  browser: Browser,
  { menuUrl, searchUrl, times }: { readonly menuUrl: string; readonly searchUrl: string; readonly times: number },
): Promise<Presses> => {
  const { after: menu } = await onMenu(browser, menuUrl, times)
  const { after: typed } = await onSearch(browser, searchUrl, times)
  return {
    'add a dish': menu.add,
    'open a dish': menu.open,
    'pick a heat': menu.heat,
    'change a quantity': menu.quantity,
    'type in search': typed,
  }
}
