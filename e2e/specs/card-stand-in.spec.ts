import type { Page } from '@playwright/test'
import { accessibilityProblems } from '../fixtures/accessibility'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { anIntent, cardPageUrl, chargesOf, serveCardPage } from '../fixtures/card-page/serve-card-page'
import { expect, test } from '../fixtures'

const FORMS = ['whole', 'split'] as const
type Form = (typeof FORMS)[number]

const field = (page: Page, form: Form, name: 'cardnumber' | 'exp-date' | 'cvc') => {
  const frames = { cardnumber: 'cardNumber', 'exp-date': 'cardExpiry', cvc: 'cardCvc' }
  const frame = form === 'whole' ? 'payment' : frames[name]
  return page.frameLocator(`iframe[name="__galoCardFrame-${frame}"]`).locator(`input[name="${name}"]`)
}

const fill = async (page: Page, form: Form, number: string): Promise<void> => {
  await field(page, form, 'cardnumber').fill(number)
  await field(page, form, 'exp-date').fill('1234')
  await field(page, form, 'cvc').fill('123')
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true }).click()
const bank = (page: Page) => page.frameLocator('iframe[name="__galoCardFrame-challenge"]')
const outcome = (page: Page) => page.getByRole('status')

const ASKED = '4000002760003184'
const PAID = '4242424242424242'
const REFUSED = '4000000000009995'

for (const form of FORMS)
  // The split fields are what the checkout is drawn with.
  test.describe(
    `The ${form === 'whole' ? 'payment element' : 'split fields'} of the card provider`,
    inTheProofUnless(form === 'split'),
    () => {
      const open = async (page: Page, secret: string): Promise<void> => {
        await serveCardPage(page)
        await page.goto(cardPageUrl({ form, secret, amount: '1234' }))
      }

      test('takes a card, after another was refused', { tag: '@proof' }, async ({ page, request, complaints }) => {
        complaints.expect(/402/)
        const { id, client_secret } = await anIntent(request)
        await open(page, client_secret)
        await fill(page, form, REFUSED)
        await pay(page)
        await expect(outcome(page)).toHaveText('insufficient_funds: requires_payment_method')
        expect(await chargesOf(request, id)).toBe(0)

        await fill(page, form, PAID)
        await pay(page)
        await expect(outcome(page)).toHaveText('paid: succeeded')
        expect(await chargesOf(request, id)).toBe(1)
      })

      test('lets the bank ask, and charges once it has its answer', async ({ page, request }) => {
        const { id, client_secret } = await anIntent(request)
        await open(page, client_secret)
        await fill(page, form, ASKED)
        await pay(page)
        await expect(bank(page).getByText('£12.34')).toBeVisible()
        await expect(bank(page).getByRole('heading', { name: 'Is this you?' })).toBeFocused()
        expect(await chargesOf(request, id)).toBe(0)
        expect(await accessibilityProblems(page)).toEqual([])

        await bank(page).getByRole('button', { name: 'Complete' }).click()
        await expect(outcome(page)).toHaveText('paid: succeeded')
        expect(await chargesOf(request, id)).toBe(1)
      })

      test(
        'can be tried again in place when the bank was not convinced',
        { tag: '@proof' },
        async ({ page, request }) => {
          const { id, client_secret } = await anIntent(request)
          await open(page, client_secret)
          await fill(page, form, ASKED)
          await pay(page)
          await bank(page).getByRole('button', { name: 'Fail' }).click()
          await expect(outcome(page)).toHaveText('payment_intent_authentication_failure: requires_payment_method')
          expect(await chargesOf(request, id)).toBe(0)

          await pay(page)
          await bank(page).getByRole('button', { name: 'Complete' }).click()
          await expect(outcome(page)).toHaveText('paid: succeeded')
          expect(await chargesOf(request, id)).toBe(1)
        },
      )

      test(
        'can be tried again after Escape has put the bank’s question away',
        { tag: '@proof' },
        async ({ page, request }) => {
          const { id, client_secret } = await anIntent(request)
          await open(page, client_secret)
          await fill(page, form, ASKED)
          await pay(page)
          await expect(bank(page).getByRole('heading', { name: 'Is this you?' })).toBeFocused()
          await page.keyboard.press('Escape')
          await expect(outcome(page)).toHaveText('payment_intent_authentication_failure: requires_action')
          await expect(page.locator('dialog')).toHaveCount(0)
          expect(await chargesOf(request, id)).toBe(0)

          await pay(page)
          await bank(page).getByRole('button', { name: 'Complete' }).click()
          await expect(outcome(page)).toHaveText('paid: succeeded')
          expect(await chargesOf(request, id)).toBe(1)
        },
      )
    },
  )

test('The payment element says what is missing, and sends nothing', { tag: '@proof' }, async ({ page, request }) => {
  const { client_secret } = await anIntent(request)
  await serveCardPage(page)
  await page.goto(cardPageUrl({ form: 'whole', secret: client_secret, amount: '1234' }))
  await field(page, 'whole', 'cardnumber').fill(PAID)
  await pay(page)
  await expect(outcome(page)).toHaveText('incomplete_expiry: nothing sent')
  await expect(field(page, 'whole', 'exp-date')).toBeFocused()
  const frame = page.frameLocator('iframe[name="__galoCardFrame-payment"]')
  await expect(frame.getByText("Your card's expiration date is incomplete.")).toBeVisible()
  await expect(frame.locator('body')).toHaveCSS('margin', '0px')
})

test('A page that said another sum is not paid', { tag: '@proof' }, async ({ page, request, complaints }) => {
  complaints.expect(/400/)
  const { id, client_secret } = await anIntent(request)
  await serveCardPage(page)
  await page.goto(cardPageUrl({ form: 'whole', secret: client_secret, amount: '1' }))
  await fill(page, 'whole', PAID)
  await pay(page)
  await expect(outcome(page)).toHaveText('payment_intent_mismatched_amount: requires_payment_method')
  expect(await chargesOf(request, id)).toBe(0)
})

test(
  'A tab that closed during the bank’s question is taken up where it was',
  { tag: '@proof' },
  async ({ page, context, request }) => {
    const { id, client_secret } = await anIntent(request)
    await serveCardPage(page)
    await page.goto(cardPageUrl({ form: 'whole', secret: client_secret, amount: '1234' }))
    await fill(page, 'whole', ASKED)
    await pay(page)
    await expect(bank(page).getByRole('button', { name: 'Complete' })).toBeVisible()
    await page.close()
    expect(await chargesOf(request, id)).toBe(0)

    const next = await context.newPage()
    await serveCardPage(next)
    await next.goto(cardPageUrl({ form: 'resume', secret: client_secret, amount: '1234' }))
    await pay(next)
    await bank(next).getByRole('button', { name: 'Complete' }).click()
    await expect(outcome(next)).toHaveText('paid: succeeded')
    expect(await chargesOf(request, id)).toBe(1)
  },
)

test('After paying, the customer goes where the page said', { tag: '@proof' }, async ({ page, request }) => {
  const { id, client_secret } = await anIntent(request)
  await serveCardPage(page)
  const back = cardPageUrl({ form: 'resume', secret: client_secret, amount: '1234' })
  await page.goto(cardPageUrl({ form: 'whole', secret: client_secret, amount: '1234', return: back }))
  await fill(page, 'whole', PAID)
  await pay(page)
  await page.waitForURL(/redirect_status=succeeded/)
  expect(new URL(page.url()).searchParams.get('payment_intent')).toBe(id)
})
