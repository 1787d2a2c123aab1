import type { BasketFailure } from '@galo/contracts/basket'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures'
import { untilAlive } from '../fixtures/alive'
import {
  PLACES,
  addCombo,
  CARDS,
  choose,
  chooseSlot,
  fillCard,
  fillDetails,
  openCheckout,
  payButton,
} from '../fixtures/journey'
import { putBack } from '../fixtures/operator'
import { test } from '../fixtures/own-site-test'
import { openDoor, tellProvider } from '../fixtures/person'

const MENU = '/order/menu/deansgate?fulfilment=collection'
const MEMBER = { email: 'chidi.okafor@galo.test', password: 'peri-peri-please' }

const basketOn = (page: Page): Locator => page.getByRole('complementary', { name: 'Basket' })
const add = (page: Page, dish: string): Locator => page.getByRole('button', { name: `Add ${dish}` }).first()

const openMenu = async (page: Page) => {
  await page.goto(MENU)
  await untilAlive(add(page, 'Garlic dip'))
}

const withDish = async (page: Page, dish = 'Garlic dip') => {
  await openMenu(page)
  await add(page, dish).click()
  await expect(page.getByText(`Added: ${dish}`)).toBeVisible()
}

const withReward = async (page: Page) => {
  await openMenu(page)
  await openDoor(page, MENU)
  await tellProvider(page, MEMBER)
  await page.waitForURL((url) => url.pathname === '/order/menu/deansgate')
  await untilAlive(add(page, 'Two corn cobs'))
  await add(page, 'Two corn cobs').click()
  await expect(basketOn(page).getByRole('button', { name: 'Use it Any side' })).toBeVisible()
}

const withCode = async (page: Page) => {
  await withDish(page)
  await basketOn(page).getByRole('textbox', { name: 'Discount code' }).fill('galo20')
  await basketOn(page).getByRole('textbox', { name: 'Discount code' }).press('Enter')
  await expect(basketOn(page).getByText('GALO20 is on')).toBeVisible()
}

interface Failure {
  /** What is there before. */
  readonly before: (page: Page) => Promise<unknown>
  /** The one call that fails. */
  readonly call: string
  readonly press: (page: Page) => Promise<unknown>
  readonly says: string
  /** The line that says so too. */
  readonly marks?: string
}

/** Said by the checkout and the menu’s page, and kept in the log. */
type OfTheBasket = Exclude<BasketFailure, 'MENU_AVAILABILITY_ERROR' | 'DELIVERY_FEE_ERROR' | 'BUILD_BASKET_ORDER_ERROR'>

const ADD = "We couldn't add that. Please try again."
const FAILURES: Readonly<Record<OfTheBasket, Failure>> = {
  CREATE_BASKET_ERROR: {
    before: openMenu,
    call: 'POST /basket/basket',
    press: (page) => add(page, 'Garlic dip').click(),
    says: ADD,
  },
  ADD_BASKET_ITEM_ERROR: {
    before: withDish,
    call: 'POST /basket/basket/items',
    press: (page) => add(page, 'Garlic dip').click(),
    says: ADD,
  },
  PATCH_BASKET_ITEM_ERROR: {
    before: withDish,
    call: 'PATCH /basket/basket/items',
    press: (page) => basketOn(page).getByRole('button', { name: 'One Garlic dip more' }).click(),
    says: "We couldn't change that. Please try again.",
    marks: 'Garlic dip',
  },
  PATCH_BASKET_ITEM_MODIFIER_ERROR: {
    before: async (page) => {
      await openMenu(page)
      await addCombo(page)
    },
    call: 'PATCH /basket/basket/items',
    press: async (page) => {
      await basketOn(page).getByRole('link', { name: 'Change Half chicken' }).click()
      const dish = page.getByRole('dialog', { name: 'Half chicken' })
      await choose(dish.getByRole('radio', { name: /erva/i }))
      await dish.getByRole('button', { name: /update basket/i }).click()
      await expect(dish.getByText(/couldn['’]t/)).toBeVisible()
      await page.keyboard.press('Escape')
    },
    says: "We couldn't change those choices. Please try again.",
    marks: 'Half chicken',
  },
  REMOVE_BASKET_ITEM_ERROR: {
    before: withDish,
    call: 'POST /basket/basket/items/remove',
    press: (page) => basketOn(page).getByRole('button', { name: 'Remove Garlic dip' }).click(),
    says: "We couldn't remove that. Please try again.",
    marks: 'Garlic dip',
  },
  VALIDATE_BASKET_ERROR: {
    before: withDish,
    call: 'POST /basket/basket/validate',
    // What the checkout says when the platform would not take the basket.
    press: async (page) => {
      await openCheckout(page)
      await chooseSlot(page)
      await fillDetails(page)
      await page.route('**/basket/basket/build-order', (route) =>
        route.fulfill({ status: 409, json: { errors: [{ code: 'ITEM_INCOMPLETE', message: 'no' }] } }),
      )
      await fillCard(page, CARDS.good)
      await payButton(page).click()
    },
    says: "We couldn't check your basket. Please try again.",
  },
  TRANSFER_BASKET_ERROR: {
    before: withDish,
    call: 'POST /basket/basket/validate',
    press: async (page) => {
      await openDoor(page, MENU)
      await tellProvider(page, MEMBER)
      await page.waitForURL((url) => url.pathname === '/order/menu/deansgate')
    },
    says: "We couldn't put your basket in your name. It is as you left it. Please try again.",
  },
  SET_BASKET_REWARD_ERROR: {
    before: withReward,
    call: 'POST /basket/basket/rewards',
    press: (page) => basketOn(page).getByRole('button', { name: 'Use it Any side' }).click(),
    says: 'We couldn’t use that reward. It is still on your card. Please try again.',
  },
  REMOVE_BASKET_REWARD_ERROR: {
    before: async (page) => {
      await withReward(page)
      await basketOn(page).getByRole('button', { name: 'Use it Any side' }).click()
      await expect(basketOn(page).getByText('Any side, on the card')).toBeVisible()
    },
    call: 'POST /basket/basket/rewards/remove',
    press: (page) =>
      basketOn(page)
        .getByRole('button', { name: /^Take the reward off/ })
        .click(),
    says: 'We couldn’t take that reward off. Please try again.',
  },
  APPLY_DISCOUNT_CODE_ERROR: {
    before: withDish,
    call: 'POST /basket/basket/discount/code',
    press: async (page) => {
      await basketOn(page).getByRole('textbox', { name: 'Discount code' }).fill('galo20')
      await basketOn(page).getByRole('textbox', { name: 'Discount code' }).press('Enter')
    },
    says: 'We couldn’t add that code. Please try again.',
  },
  CLEAR_DISCOUNT_CODE_ERROR: {
    before: withCode,
    call: 'POST /basket/basket/discount/code/clear',
    press: (page) => basketOn(page).getByRole('button', { name: 'Remove GALO20' }).click(),
    says: 'We couldn’t remove that code. Please try again.',
  },
}

/** By its code, as this device keeps it. */
const codeKept = (page: Page) =>
  page.evaluate(
    () =>
      (
        JSON.parse(localStorage.getItem('galo.state.basket') ?? '{}') as {
          readonly value?: { readonly errorCode?: string | null }
        }
      ).value?.errorCode,
  )

test.describe.configure({ mode: 'serial' })
test.beforeEach(({ request, site }) => putBack(request, site, PLACES.UK.id, 'item-garlic-dip'))

test.describe('Where just one call of the platform fails, the basket says what did not happen and does it when tried again', () => {
  for (const [code, { before, call, press, says, marks }] of Object.entries(FAILURES))
    test(`${code}, at ${call}`, { tag: '@proof' }, async ({ page, site, request, complaints }) => {
      complaints.expectAny(/status of (503|409)|503 \(Service|409 \(Conflict/)
      await before(page)
      const [method, path] = call.split(' ')
      const fault = { method, path, kind: 'status', status: 503 }
      expect((await request.post(`${site.platform}/console/api/faults`, { data: fault })).ok()).toBe(true)
      await press(page)
      const said = page.getByText(says).filter({ visible: true }).first()
      await expect(said).toBeVisible()
      await expect.poll(() => codeKept(page)).toBe(code)
      if (marks !== undefined)
        await expect(
          basketOn(page).getByRole('listitem').filter({ hasText: marks }).getByText('Not changed.'),
        ).toBeVisible()
      await request.delete(`${site.platform}/console/api/faults`)
      await page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first().click()
      await expect(said).toBeHidden()
      await expect.poll(() => codeKept(page)).toBe(null)
    })

  test(
    'BUILD_BASKET_ORDER_ERROR, at POST /basket/basket/build-order',
    { tag: '@proof' },
    async ({ page, site, request, complaints }) => {
      complaints.expectAny(/status of 503|503 \(Service/)
      await withDish(page)
      await openCheckout(page)
      await chooseSlot(page)
      await fillDetails(page)
      await fillCard(page, CARDS.good)
      const fault = { method: 'POST', path: '/basket/basket/build-order', kind: 'status', status: 503 }
      await request.post(`${site.platform}/console/api/faults`, { data: fault })
      await payButton(page).click()
      await expect(page.getByText('We couldn’t prepare your order. You have not been charged.')).toBeVisible()
      const lines = `${site.platform}/console/api/logs?kind=log&text=BUILD_BASKET_ORDER_ERROR`
      await expect
        .poll(async () => ((await (await request.get(lines)).json()) as { entries: object[] }).entries.length, {
          timeout: 20_000,
        })
        .toBeGreaterThan(0)
      await request.delete(`${site.platform}/console/api/faults`)
      await payButton(page).click()
      await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
    },
  )
})
