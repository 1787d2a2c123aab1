import { expect, test } from '../fixtures'
import { CARDS, PLACES, addCombo, fillCard, openMenu, payButton, reachPayment } from '../fixtures/journey'
import { inBasket } from '../fixtures/platform'

test.describe('Bad input and bad days', () => {
  test(
    'an impossible postcode says so beside the field and keeps what was typed',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/order/search')
      const field = page.getByRole('combobox', { name: 'Where are you?' })
      await field.fill('M99 QQQ1')
      await page.getByRole('button', { name: 'Find my Galo' }).click()
      await expect(page.getByText(/please enter a valid (postcode|address)/i)).toBeVisible()
      await expect(page.getByRole('combobox').first()).toHaveValue('M99 QQQ1')
    },
  )

  for (const [what, path] of [
    ['address', '/order/nowhere'],
    ['restaurant', '/order/menu/atlantis?fulfilment=collection'],
    ['restaurant that nobody can write', '/order/menu/%00'],
  ] as const)
    test(`an unknown ${what} is a page of its own with a way on`, async ({ page, complaints }) => {
      complaints.expectAny(/404/)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('main').getByRole('link').first().click()
      await expect(page).toHaveURL(/\/order\/search/)
    })

  test('an address of nobody is a 404 for machines too', async ({ request }) => {
    expect((await request.get('/order/nowhere')).status()).toBe(404)
  })

  test('an unknown order is a page of its own with a way on', { tag: '@proof' }, async ({ page, complaints }) => {
    complaints.expectAny(/404/)
    await page.goto('/order/myorders/0b5bb1d0-0000-4000-8000-000000000000')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })

  test('food from another restaurant never mixes with the basket', async ({ page, market }) => {
    await openMenu(page, market)
    await addCombo(page)
    await page.goto(`/order/menu/${market === 'UK' ? 'piccadilly' : 'temple-bar'}?fulfilment=collection`)
    await page
      .getByRole('button', { name: /add peri chips/i })
      .first()
      .click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(PLACES[market].restaurant)
    await question.getByRole('button', { name: /keep/i }).click()
    await expect(question).toBeHidden()
    expect((await inBasket(page)).names).toEqual(['Half chicken'])
  })

  test(
    'food to collect never mixes with food for a table: it is asked for once, kept, or gone in every tab',
    { tag: '@proof' },
    async ({ page, context, market }) => {
      const { slug } = PLACES[market]
      await openMenu(page, market)
      await addCombo(page)
      const second = await context.newPage()
      await openMenu(second, market)
      await page.goto(`/order/menu/${slug}?table=12`)
      const chips = page.getByRole('button', { name: /add peri chips/i }).first()
      await chips.click()
      const question = page.getByRole('dialog')
      await question.getByRole('button', { name: /keep/i }).click()
      await expect(question).toBeHidden()
      expect((await inBasket(page)).names).toEqual(['Half chicken'])

      await chips.click()
      await question.getByRole('button', { name: /start again/i }).click()
      await expect.poll(async () => (await inBasket(page)).names).toEqual(['Peri chips'])
      await expect.poll(async () => (await inBasket(second)).names).toEqual(['Peri chips'])
      await page
        .getByRole('button', { name: /add garlic dip/i })
        .first()
        .click()
      await expect.poll(async () => (await inBasket(page)).names).toEqual(['Peri chips', 'Garlic dip'])
    },
  )

  test(
    'an altered basket comes back fresh with what the customer had',
    { tag: '@proof' },
    async ({ page, market, complaints }) => {
      complaints.expect(/409/)
      await openMenu(page, market)
      await addCombo(page)
      await page.evaluate(() => {
        const saved = JSON.parse(localStorage.getItem('galo.state.basket') ?? '{}')
        saved.value.signed.data.totals.grand_total.value = 1
        localStorage.setItem('galo.state.basket', JSON.stringify(saved))
      })
      await page.reload()
      await page
        .getByRole('button', { name: /add garlic dip/i })
        .first()
        .click()
      await expect.poll(async () => (await inBasket(page)).total).toBeGreaterThan(1_000)
      expect((await inBasket(page)).names).toContain('Half chicken')
    },
  )
})

test(
  'a card number typed before the field’s own code arrived is not lost',
  { tag: '@proof' },
  async ({ page, market }) => {
    await reachPayment(page, market)
    await page.route('**/stand-ins/card/**/field.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      await route.continue()
    })
    await page.reload()
    await fillCard(page, CARDS.good)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/, { timeout: 20_000 })
  },
)
