import { test as base } from '@playwright/test'
import { CARDS } from '../../fixtures/journey'
import { UK_SITE } from '../../ports'
import { createCustomer, type Customer } from './customer'
import { startWebkit, type Webkit } from './start-webkit'

interface Walked {
  readonly customer: Customer
  readonly webkit: Webkit
  /** Where the site is that is walked. */
  readonly origin: string
}

/** Journeys of one customer in a WebKit of their own; one that fails shows its screen. */
export const test = base.extend<Walked>({
  origin: UK_SITE,
  webkit: async ({}, use, info) => {
    const webkit = await startWebkit()
    try {
      await use(webkit)
      if (info.errors.length > 0)
        await info.attach('screen', { body: await webkit.window.screenshot(), contentType: 'image/png' })
    } finally {
      await webkit.stop()
    }
  },
  customer: async ({ webkit, origin }, use) => use(createCustomer(webkit.window, origin)),
})

/** A half chicken with two sides goes into the basket, from the menu that is open. */
export const addCombo = async (customer: Customer) => {
  await customer.press('link', /^Half chicken$/, 'main')
  for (const choice of [/fogo/, /two regular sides/, /spiced rice/, /rainbow slaw/])
    await customer.press('choice', choice)
  await customer.press('button', /add to basket/)
}

export const openCheckout = async (customer: Customer) => {
  await customer.press('link or button', /view basket/)
  await customer.press('link or button', /go to checkout/)
  await customer.find('heading', /^Nearly there$/)
}

export const fillCard = async (customer: Customer) => {
  await customer.fill(/name on card/, 'Maeve Okafor')
  await customer.fillFrame(/card number/, CARDS.good)
  await customer.fillFrame(/expiration date/, '1234')
  await customer.fillFrame(/CVC/, '123')
}
