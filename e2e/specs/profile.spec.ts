import { expect, test } from '../fixtures'
import { misfits, readWith } from '../fixtures/fits'
import { holdCode } from '../fixtures/held-code'
import { openDoor, PEOPLE, signIn, tellProvider } from '../fixtures/person'

/** Of what they once did, one has ended and one was switched off; and what they still do, if anything. */
const WITH_A_PAST = {
  UK: { email: 'jamal.bennett-clarke@galo.test', does: ['Health worker, until 1 Jan 2029'] },
  IE: { email: 'fionn.byrne@galo.test', does: [] },
} as const

const DOES = { name: 'What you do' }

test('A customer’s page shows what they do for as long as it counts', async ({ page, market, expectAccessible }) => {
  await page.goto('/order/search')
  await signIn(page, market, '/profile')
  await expect(page.getByRole('region', DOES).getByRole('listitem')).toHaveText(['Student, until 30 Sep 2028'])
  await expectAccessible()

  await page.context().clearCookies()
  await page.goto('/order/search')
  await openDoor(page, '/profile')
  await tellProvider(page, { ...PEOPLE[market], email: WITH_A_PAST[market].email })
  await page.waitForURL('**/profile')
  await expect(page.getByLabel('First name')).not.toHaveValue('')
  await expect(page.getByRole('region', DOES).getByRole('listitem')).toHaveText([...WITH_A_PAST[market].does])
})

test(
  'Nobody who is logged in is told that they are a guest, however late the code comes',
  { tag: '@proof' },
  async ({ page, market }) => {
    await page.goto('/order/search')
    await signIn(page, market, '/profile')
    const letCodeCome = await holdCode(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible()
    await expect(page.getByText('You’re here as a guest', { exact: false })).toBeHidden()
    letCodeCome()
    await expect(page.getByRole('region', DOES)).toBeVisible()
  },
)

test(
  'A customer’s page has every word whole on the narrowest phone with text twice as large',
  { tag: '@proof' },
  async ({ page, market }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await readWith(page, 'html { font-size: 200%; }')
    await page.goto('/order/search')
    await signIn(page, market, '/profile')
    await expect(page.getByRole('region', DOES).getByRole('listitem')).toBeVisible()
    expect(await misfits(page)).toEqual([])
  },
)

/** What is none of the market's, and one that is however it is typed. */
const CODES = {
  UK: { wrong: ['M3 4L', 'D02 A9Y4', ''], typed: 'gir0aa', stored: 'GIR 0AA' },
  IE: { wrong: ['D02 A9Y', 'M3 4LZ'], typed: 'd6w-f6x0', stored: 'D6W F6X0' },
} as const

test(
  'An address is kept with a code of its market, in the one spelling, and complains once somebody wants to keep it',
  { tag: '@proof' },
  async ({ page, market }) => {
    const { wrong, typed, stored } = CODES[market]
    await page.goto('/order/search')
    await signIn(page, market, '/profile')
    await page.getByRole('button', { name: 'Add an address' }).click()
    const form = page.getByRole('form', { name: 'A new address' })
    await form.getByRole('textbox', { name: 'Address', exact: true }).fill('  2   Mill   Lane ')
    await form.getByRole('textbox', { name: 'Town or city' }).fill('Somewhere')
    const code = form.getByRole('textbox', { name: /postcode|eircode/i })
    const save = form.getByRole('button', { name: 'Save address' })
    await code.fill(wrong[0])
    await expect(code).not.toHaveAttribute('aria-invalid')
    for (const text of wrong) {
      await code.fill(text)
      await save.click()
      await expect(code, text).toHaveAccessibleDescription(/Type a whole (postcode|Eircode)/)
      await expect(code).toBeFocused()
    }
    await code.fill(typed)
    await expect(code).not.toHaveAttribute('aria-invalid')
    await save.click()
    const line = `2 Mill Lane, Somewhere ${stored}`
    await expect(page.getByText(line)).toBeVisible()
    await page.getByRole('button', { name: `Remove ${line}` }).click()
    await expect(page.getByText(line)).toBeHidden()
  },
)
