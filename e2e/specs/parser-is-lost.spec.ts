import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { openMenu, PLACES } from '../fixtures/journey'
import { FAULTS, LOST_FILES } from '../fixtures/remotes'

const BUILT = new URL('../../shell/dist/browser/', import.meta.url).pathname

/** The shell's one file by which the schemas of all remotes are read. */
const parserFile = (): string => {
  const files = readdirSync(BUILT).filter((file) => readFileSync(BUILT + file, 'utf8').includes('ZodMiniObject'))
  expect(files).toHaveLength(1)
  return String(files[0])
}

test.describe('The parser, which all remotes have from the shell, is lost on its way', () => {
  test.beforeEach(({ complaints }) => complaints.expectAny(LOST_FILES))

  for (const [fault, answer] of Object.entries(FAULTS)) {
    const isSlice = fault === 'can not be reached'
    const lose = (page: Page) => page.route(`**/assets/shell/${parserFile()}*`, answer)
    const mend = (page: Page) => page.unroute(`**/assets/shell/${parserFile()}*`)

    test(
      `it ${fault}: that nothing was added is said, and the next press adds it`,
      inTheProofUnless(isSlice),
      async ({ page, market }) => {
        await lose(page)
        await openMenu(page, market)
        const plus = page.getByRole('button', { name: 'Add Garlic dip' })
        await plus.click()
        await expect(page.getByText("We couldn't add that.").locator('visible=true').first()).toBeVisible()
        await mend(page)
        await plus.click()
        await expect(page.getByRole('link', { name: /view basket/i })).toHaveText(/^1/)
      },
    )

    test(
      `it ${fault}: addresses are not suggested, what is typed is found, and later they are`,
      inTheProofUnless(isSlice),
      async ({ page, market }) => {
        await lose(page)
        await page.goto('/order/search')
        const field = page.getByRole('combobox', { name: 'Where are you?' })
        const { postcode } = PLACES[market]
        await field.pressSequentially(postcode.slice(0, 4))
        await expect(page.getByRole('status').filter({ hasText: /suggestions aren’t available now/i })).toBeVisible()
        await mend(page)
        await field.pressSequentially(postcode.slice(4))
        await expect(page.getByRole('option').first()).toBeVisible()
      },
    )
  }
})
