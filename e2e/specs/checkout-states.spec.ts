import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { readTree } from '../fixtures/accessibility-tree'
import { CAPACITY, loseCalls, openCheckoutBy, type State } from '../fixtures/checkout-scene'
import { sayWhere, sayWho, toPayment } from '../fixtures/delivery'
import { CARDS, choose, chooseSlot, fillCard, payButton, reachPayment } from '../fixtures/journey'

const pressOn = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Everything the checkout shows on its way that is not a dialog: each section, each of its errors, each piece of news. */
const STATES: readonly State[] = [
  {
    what: 'times to choose from, and none chosen',
    reach: async (scene) => {
      await openCheckoutBy(scene, 'collection')
      await scene.page.getByRole('radio').first().waitFor({ state: 'attached' })
      await payButton(scene.page).click()
      return scene.page.getByText('Choose when you’d like to collect.').first()
    },
  },
  {
    what: 'times that can’t be had',
    reach: async (scene) => {
      scene.complaints.expectAny(/status of 5\d\d|ERR_FAILED/)
      await scene.page.route(CAPACITY, (route) => route.fulfill({ status: 500, json: [] }))
      await openCheckoutBy(scene, 'collection')
      return scene.page.getByText('We can’t see the collection times right now.')
    },
  },
  {
    what: 'who it is for, with nothing typed',
    reach: async (scene) => {
      await openCheckoutBy(scene, 'collection')
      await chooseSlot(scene.page)
      await pressOn(scene.page, 'Continue to payment')
      return scene.page.getByLabel('First name').and(scene.page.locator('[aria-invalid=true]'))
    },
  },
  {
    what: 'a change that was begun, and another one asked for',
    reach: async (scene) => {
      await reachPayment(scene.page, scene.market)
      await scene.page.getByRole('button', { name: 'Edit collection time' }).click()
      await scene.page.getByRole('button', { name: 'Edit personal details' }).click()
      return scene.page.getByText('One thing first.')
    },
  },
  {
    what: 'a code that is none, beside the order',
    reach: async (scene) => {
      await openCheckoutBy(scene, 'collection')
      await scene.page.getByRole('button', { name: 'Use a code or a reward' }).click()
      const code = scene.page.getByRole('textbox', { name: 'Discount code' })
      await code.fill('nonsense')
      await code.press('Enter')
      return scene.page.getByText(/^Invalid discount code/).first()
    },
  },
  {
    what: 'a tip of one’s own that is no sum',
    reach: async ({ page, market }) => {
      await reachPayment(page, market)
      await choose(page.getByRole('group', { name: 'A tip for the team?' }).getByRole('radio', { name: 'Other' }))
      await page.getByLabel('Your tip').fill('lots')
      await page.getByLabel('Your tip').blur()
      return page.getByText('That doesn’t look like a sum. Write it like 2.50.')
    },
  },
  {
    what: 'a card of which nothing is typed',
    reach: async ({ page, market }) => {
      await reachPayment(page, market)
      await page.frameLocator('iframe[title*="card number"]').getByRole('textbox').waitFor()
      await payButton(page).click()
      return page.getByText('Type the long number on the front of the card.')
    },
  },
  {
    what: 'a card that is refused',
    reach: async ({ page, market, complaints }) => {
      complaints.expect(/402 \(Payment Required\)/)
      await reachPayment(page, market)
      await fillCard(page, CARDS.declined)
      await payButton(page).click()
      return page.getByText('Your bank said no to this card.').first()
    },
  },
  {
    what: 'a payment that got lost on its way, and was not made',
    reach: async ({ page, market, complaints }) => {
      complaints.expectAny(/ERR_FAILED/)
      await reachPayment(page, market)
      await fillCard(page, CARDS.good)
      await loseCalls(page, '**/confirm')
      await payButton(page).click()
      return page.getByText('You have not been charged.').first()
    },
  },
  {
    what: 'an order of which nobody knows yet',
    reach: async ({ page, market, complaints }) => {
      complaints.expectAny(/ERR_FAILED/)
      await reachPayment(page, market)
      await fillCard(page, CARDS.good)
      await loseCalls(page, '**/orders/orders')
      await payButton(page).click()
      return page.getByText('You’ve paid. We don’t know yet whether the restaurant has your order.')
    },
  },
  {
    what: 'an address of which nothing is typed',
    reach: async (scene) => {
      await openCheckoutBy(scene, 'delivery')
      await sayWho(scene.page)
      await toPayment(scene.page).click()
      return scene.page.getByLabel('Number and street').and(scene.page.locator('[aria-invalid=true]'))
    },
  },
  {
    what: 'a quote, and a note for the rider that is too long',
    reach: async (scene) => {
      await openCheckoutBy(scene, 'delivery')
      await sayWho(scene.page)
      await sayWhere(scene.page, scene.market)
      await scene.page.getByRole('button', { name: 'Edit note for the rider' }).click()
      await scene.page
        .getByRole('textbox', { name: 'For the rider' })
        .fill('Round the back, past the bins. '.repeat(20))
      return scene.page.locator('textarea[aria-invalid=true]')
    },
  },
  {
    what: 'a table that is none',
    reach: async (scene) => {
      await openCheckoutBy(scene, 'eating in')
      await pressOn(scene.page, 'Continue to table number')
      await scene.page.getByLabel('Table number').fill('the one by the door')
      await toPayment(scene.page).click()
      return scene.page.getByText('A table number is 1 to 999, as it stands on the table.')
    },
  },
  {
    what: 'nothing to pay for',
    reach: async ({ page }) => {
      await page.goto('/order/checkout')
      return page.getByRole('link', { name: 'Find a restaurant' })
    },
  },
]

for (const { what, reach } of STATES)
  test(`The checkout is accessible with ${what}`, async ({ page, market, complaints, expectAccessible }) => {
    await expect(await reach({ page, market, complaints })).toBeVisible({ timeout: 30_000 })
    await expectAccessible()
    expect((await readTree(page)).nameless).toEqual([])
  })
