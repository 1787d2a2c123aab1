import { PLACES } from '../fixtures/journey'
import { expect, test } from '../fixtures/pseudo-site-test'

test('In pseudo-language no page on the way to a basket has a plain English word, or one that does not fit a phone', async ({
  page,
  site,
  typed,
  expectTranslated,
}) => {
  const { postcode, slug } = PLACES.UK
  typed.add(postcode)
  await page.goto(`${site.UK}/order/search`)
  expect(await page.locator('html').getAttribute('lang')).toBe('en-XA')
  await expectTranslated(page, 'the start page')

  await page.getByRole('combobox').fill(postcode)
  await page.keyboard.press('Enter')
  const way = page.getByRole('main').locator(`a[href*="/order/menu/${slug}"]`).first()
  await expect(way).toBeVisible()
  await expectTranslated(page, 'the results')

  await way.click()
  await expect(page.getByRole('heading', { level: 1, name: PLACES.UK.restaurant })).toBeVisible()
  await expectTranslated(page, 'the menu')

  await page.getByRole('main').getByRole('link', { name: 'Half chicken', exact: true }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Half chicken' })
  await sheet.locator('button[type=submit]').click()
  await expectTranslated(page, 'a dish that lacks a choice')
})
