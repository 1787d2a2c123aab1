import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { PLACES } from '../fixtures/journey'
import { putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'
import { watchOrder } from '../fixtures/watched-order'

/** Four portions of each are a party's. */
const DISHES = [
  'warm-hummus',
  'charred-olives',
  'garlic-bread',
  'fire-nuts',
  'grilled-prawns',
  'corn-cobs',
  'two-halloumi',
  'charred-peppers',
  'grilled-pineapple',
  'pastel-de-nata',
  'orange-almond-cake',
  'cola-can',
  'garlic-dip',
  'fogo-dip',
  'piri-mayo',
  'louco-dip',
  'lemon-yoghurt-dip',
  'smoked-aubergine-dip',
  'avocado',
  'honey-mustard-dip',
  'mint-dip',
  'frozen-yoghurt',
  'chocolate-cake',
  'vanilla-ice-cream',
  'lemon-sorbet',
  'berry-sorbet',
  'limao-can',
  'laranja-can',
  'still-water',
  'sparkling-water',
].map((dish) => `item-${dish}`)

/** So many sheets come out of the printer. */
const sheets = async (page: Page): Promise<number> => {
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** How many dishes an order has, and how many sheets it may take: what is bought once in a while is on one, and of a feast no sheet begins half empty. */
const PRINTED = [
  { dishes: 1, fulfilment: 'COLLECTION', most: 1 },
  { dishes: 12, fulfilment: 'DELIVERY', most: 1 },
  { dishes: 30, fulfilment: 'AT_TABLE', most: 2 },
] as const

test.describe.configure({ mode: 'default' })
test.beforeEach(({ request, site, market }) => putBack(request, site, PLACES[market].id, 'item-half-chicken'))

test.describe('An order and its receipt take as little paper as they can', () => {
  for (const { dishes, fulfilment, most } of PRINTED)
    test(
      `with ${dishes} ${dishes === 1 ? 'dish' : 'dishes'}`,
      inTheProofUnless(dishes === 12),
      async ({ page, site, market, request }) => {
        await watchOrder({ page, request, site, market, fulfilment, dishes: DISHES.slice(0, dishes) })
        await expect(page.getByText('hummus').first()).toBeVisible()
        expect(await sheets(page), 'the order').toBe(most)
        await page.getByRole('link', { name: 'Receipt' }).click()
        await expect(page.getByRole('heading', { level: 1, name: /^Receipt, order / })).toBeVisible()
        await expect(page.getByRole('row', { name: /hummus/i })).toBeVisible()
        expect(await sheets(page), 'the receipt').toBe(most)
      },
    )
})
