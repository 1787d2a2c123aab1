import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { inTheProofUnless } from '../fixtures/fair-slice'
import { bankOf, CARDS, fillCard, payButton, reachPayment } from '../fixtures/journey'
import { basketIdOf, countCharges, expectPaidOnce } from '../fixtures/platform'

interface Refusal {
  readonly number: string
  /** What its holder answers the bank before it says no. */
  readonly answer?: 'Complete' | 'Fail'
  readonly says: string
}

const NO = 'Your bank said no to this card.'
const UNCONFIRMED = 'Your bank wants you to confirm this payment, and that didn’t happen.'

/** The published cards that are refused, each with what its holder is to be told; as many at a time as the provider lets one payment try. */
const REFUSED = {
  'without a question': [
    { number: '4000000000000002', says: NO },
    { number: '4000000000009995', says: 'There isn’t enough on this card right now.' },
    // Reported lost: whoever holds it is not told why.
    { number: '4000000000009987', says: NO },
    { number: '4000000000000069', says: 'This card has expired.' },
    { number: '4000000000000127', says: 'The security code isn’t right.' },
    { number: '4000000000000119', says: 'The bank couldn’t answer just now.' },
  ],
  'after the bank has asked': [
    { number: '4000008260003178', answer: 'Complete', says: 'There isn’t enough on this card right now.' },
    { number: '4000008400001629', answer: 'Complete', says: NO },
    { number: '4000008400001280', says: NO },
    { number: '4000002500003155', answer: 'Fail', says: UNCONFIRMED },
    { number: '4000002760003184', answer: 'Fail', says: UNCONFIRMED },
  ],
} as const satisfies Record<string, readonly Refusal[]>

/** Those that are taken: without a question, and once the bank has its answer. */
const TAKEN = [
  { number: '4242424242424242', asks: false },
  { number: '4000002500003155', asks: true },
  { number: '4000002760003184', asks: true },
] as const

const news = (page: Page) => page.getByRole('alert').filter({ hasText: 'not been charged' }).first()

const tryCard = async (page: Page, { number, answer, says }: Refusal) => {
  await fillCard(page, number)
  await payButton(page).click()
  if (answer !== undefined) await bankOf(page).getByRole('button', { name: answer }).click()
  await expect(news(page)).toContainText(says)
  await expect(payButton(page)).toBeEnabled()
}

test.describe('The card provider’s published test cards', () => {
  // Card after card, each typed and asked about: on a busy machine more than a minute.

  for (const [when, cards] of Object.entries<readonly Refusal[]>(REFUSED))
    test(
      `are refused ${when} in words that help, none of them charged, and another one pays`,
      inTheProofUnless(when === 'without a question'),
      async ({ page, market, request, complaints }) => {
        complaints.expectAny(/402 \(Payment Required\)/)
        await reachPayment(page, market)
        const basketId = await basketIdOf(page)
        for (const card of cards) await test.step(card.number, () => tryCard(page, card))
        // A slip of the pen never leaves the page.
        await fillCard(page, '4242424242424241')
        await payButton(page).click()
        await expect(page.getByText('Check the card number: one of the digits isn’t right.')).toBeVisible()
        expect(await countCharges(request, basketId)).toBe(0)
        // Fields that are finished half a second after a refused press were finished when it was made, and it counts: a person is slower.
        const refusedAt = Date.now()
        await expect.poll(() => Date.now() - refusedAt).toBeGreaterThan(600)

        await fillCard(page, CARDS.good)
        await payButton(page).click()
        await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
        await expectPaidOnce(request, basketId)
      },
    )

  test('are not tried for ever: who has had too many refused waits, and pays afterwards @proof', async ({
    page,
    market,
    request,
    complaints,
  }) => {
    complaints.expectAny(/402 \(Payment Required\)/)
    complaints.expect(/429 \(Too Many Requests\)/)
    await reachPayment(page, market)
    const basketId = await basketIdOf(page)
    const tooMany = page.getByRole('alert').filter({ hasText: 'That was many tries in a row.' }).first()
    await expect(async () => {
      await fillCard(page, CARDS.noFunds)
      await payButton(page).click()
      await expect(payButton(page)).toBeEnabled()
      await expect(tooMany).toBeVisible({ timeout: 1_000 })
    }).toPass({ intervals: [0], timeout: 80_000 })

    await fillCard(page, CARDS.good)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
    await expectPaidOnce(request, basketId)
  })

  test('let their holder say yes to the bank after all, in place, with nothing typed again', async ({
    page,
    market,
    request,
  }) => {
    await reachPayment(page, market)
    const basketId = await basketIdOf(page)
    await tryCard(page, { number: CARDS.asked, answer: 'Fail', says: UNCONFIRMED })
    await payButton(page).click()
    await bankOf(page).getByRole('button', { name: 'Complete' }).click()
    await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
    await expectPaidOnce(request, basketId)
  })

  for (const { number, asks } of TAKEN)
    test(`pay once with ${number} @proof`, async ({ page, market, request }) => {
      await reachPayment(page, market)
      const basketId = await basketIdOf(page)
      await fillCard(page, number)
      await payButton(page).click()
      if (asks) await bankOf(page).getByRole('button', { name: 'Complete' }).click()
      await expect(page).toHaveURL(/\/order\/myorders\/[\w-]+$/)
      await expectPaidOnce(request, basketId)
    })
})
