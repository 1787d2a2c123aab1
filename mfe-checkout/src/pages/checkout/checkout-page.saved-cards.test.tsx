import { NetworkError } from '@galo/contracts/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { aCustomerSession, aGuestSession, aProfile, act } from '@galo/testing'
import { cardProvider } from '../../test/fake-card-provider'
import { aPlatform, open, payButton, ready, refusal, sent, settle } from '../../test/checkout-page.fixture'

const aCard = (paymentMethodId: string, changes: object = {}) => ({
  paymentMethodId,
  cardBrand: 'visa',
  cardLastFour: '4242',
  expiryMonth: 7,
  expiryYear: 2034,
  isExpired: false,
  ...changes,
})
const VISA = aCard('pm_visa')
const MASTER = aCard('pm_master', { cardBrand: 'mastercard', cardLastFour: '4444' })
const OLD = aCard('pm_old', { cardLastFour: '1881', expiryMonth: 1, expiryYear: 2026, isExpired: true })

const openAs = (
  cards: readonly object[],
  answers: Parameters<typeof aPlatform>[0] = {},
  session = aCustomerSession(),
) =>
  open(
    { fulfilmentDetails: ready, session },
    aPlatform({
      'profile.get-profile': () => ({ data: { getProfile: aProfile() } }),
      'wallet.list-saved-cards': () => ({ cards }),
      'wallet.open-wallet-account': () => ({ id: 'account-1' }),
      ...answers,
    }),
  )
const row = (name: string) => screen.findByRole('radio', { name: new RegExp(name) })
const another = () => screen.getByRole('radio', { name: 'Another card' })
const holder = () => screen.queryByLabelText('Name on card')
const ordered = () => waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
const typeCard = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByLabelText('Name on card'))
  await user.paste('Maeve Okafor')
}

describe('A saved card', () => {
  it('stands ready with brand, digits and date, and pays with nothing typed', async () => {
    const { user, http } = openAs([VISA, MASTER])
    expect(await row('Visa ending 4242 Expires 07/34')).toBeChecked()
    expect(holder()).toBeNull()
    await user.click(await row('Mastercard ending 4444'))
    await user.click(payButton())
    await ordered()
    expect(cardProvider.confirmations).toEqual([{ clientSecret: 'secret-1', name: 'pm_master' }])
    expect(sent(http, 'payment.create-transaction').map(({ body }) => body)).toEqual([
      expect.objectContaining({ walletPaymentMethodId: 'pm_master', saveCard: false }),
    ])
    expect(sent(http, 'wallet.open-wallet-account')).toEqual([])
  })

  it('that has expired is named and can’t be chosen; with no other, a card is typed', async () => {
    openAs([OLD])
    expect(await row('Visa ending 1881 Expired 01/26, so it can’t pay any more')).toBeDisabled()
    expect(another()).toBeChecked()
    expect(await screen.findByLabelText('Name on card')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove Visa ending 1881' })).toBeEnabled()
  })

  it('that is declined says so in words, stays, and another card pays the same payment', async () => {
    cardProvider.answer(
      { error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' } },
      { paymentIntent: { status: 'succeeded' } },
    )
    const { user, http } = openAs([VISA])
    await row('Visa ending 4242')
    await user.click(payButton())
    expect(await screen.findByText(/isn’t enough on this card/)).toBeVisible()
    await user.click(another())
    await typeCard(user)
    await user.click(payButton())
    await ordered()
    expect(cardProvider.confirmations.map(({ name }) => name)).toEqual(['pm_visa', 'Maeve Okafor'])
    expect(sent(http, 'payment.create-transaction')[1]?.body).not.toHaveProperty('walletPaymentMethodId')
    expect(sent(http, 'orders.submit-order')).toHaveLength(1)
  })

  it.each([
    ['the platform', true],
    ['the provider', false],
  ])(
    'that another tab has removed, as %s says, is asked for nothing and passes to no other card',
    async (_, isOurs) => {
      let cards = [VISA, MASTER]
      let isFirst = true
      if (!isOurs)
        cardProvider.answer(
          { error: { type: 'invalid_request_error', code: 'resource_missing' } },
          { paymentIntent: { status: 'succeeded' } },
        )
      const paid = { stripe: { clientSecret: 'secret-1' }, transactionReference: 'reference-1' }
      const { user, http } = openAs([], {
        'wallet.list-saved-cards': () => ({ cards }),
        'payment.create-transaction': () => {
          if (!isOurs || !isFirst) return { ...paid, status: 'requires_payment_method' }
          isFirst = false
          throw refusal('SAVED_CARD_GONE')
        },
      })
      await row('Visa ending 4242')
      cards = [MASTER]
      await user.click(payButton())
      expect(await screen.findByText(/This card isn’t saved any more/)).toBeVisible()
      await waitFor(() => expect(screen.queryByRole('radio', { name: /Visa ending 4242/ })).toBeNull())
      expect(another()).toBeChecked()
      await user.click(await row('Mastercard ending 4444'))
      await user.click(payButton())
      await ordered()
      expect(cardProvider.confirmations.at(-1)?.name).toBe('pm_master')
      expect(sent(http, 'orders.submit-order')).toHaveLength(1)
    },
  )

  it('whose answer is lost is asked about, and charged once, by whatever card is chosen meanwhile', async () => {
    cardProvider.answer({ error: { type: 'api_connection_error' } })
    let asked = 0
    const { user, http } = openAs([VISA, MASTER], {
      'payment.create-transaction': () => ({
        stripe: { clientSecret: 'secret-1' },
        transactionReference: 'reference-1',
        status: (asked += 1) === 1 ? 'requires_payment_method' : 'succeeded',
      }),
    })
    await row('Visa ending 4242')
    await user.click(payButton())
    await ordered()
    expect(cardProvider.confirmations).toHaveLength(1)
    // Whoever only asks says nothing of a card: it may be gone by now.
    expect(sent(http, 'payment.create-transaction')[1]?.body).not.toHaveProperty('walletPaymentMethodId')
  })
})

describe('Saving a card', () => {
  it('is for who ticked it, in an account that is opened for it', async () => {
    const { user, http } = openAs([])
    const tick = await screen.findByRole('checkbox', { name: /^Save this card for next time/ })
    expect(tick).not.toBeChecked()
    await user.click(tick)
    await typeCard(user)
    await user.click(payButton())
    await ordered()
    expect(sent(http, 'wallet.open-wallet-account').map(({ body }) => body)).toEqual([
      { accountProvider: 'stripe', countryCode: 'GB', name: { given: 'Maeve', family: 'Okafor' } },
    ])
    expect(sent(http, 'payment.create-transaction')[0]?.body).toMatchObject({ saveCard: true })
  })

  it('is for nobody else', async () => {
    const { user, http } = openAs([])
    await typeCard(user)
    await user.click(payButton())
    await ordered()
    expect(sent(http, 'wallet.open-wallet-account')).toEqual([])
    expect(sent(http, 'payment.create-transaction')[0]?.body).toMatchObject({ saveCard: false })
  })

  it('keeps nobody from dinner when there is no account to be had', async () => {
    const { user, http } = openAs([], {
      'wallet.open-wallet-account': () => {
        throw new NetworkError('offline')
      },
    })
    await user.click(await screen.findByRole('checkbox', { name: /^Save this card/ }))
    await typeCard(user)
    await user.click(payButton())
    await ordered()
    expect(sent(http, 'payment.create-transaction')[0]?.body).toMatchObject({ saveCard: false })
  })
})

describe('Removing a saved card', () => {
  const removing = (answer: () => unknown) => openAs([VISA, MASTER], { 'wallet.remove-saved-card': answer })

  it('is asked once more, then done and said; with it goes the choice of it', async () => {
    const { user, http } = removing(() => ({ cards: [MASTER] }))
    await screen.findByRole('button', { name: 'Remove Visa ending 4242' })
    // Nothing without a word is a place for the focus.
    for (const status of screen.getAllByRole('status')) expect(status).not.toHaveAttribute('tabindex')
    await user.click(await screen.findByRole('button', { name: 'Remove Visa ending 4242' }))
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(sent(http, 'wallet.remove-saved-card')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Remove Visa ending 4242' }))
    await user.click(screen.getByRole('button', { name: 'Yes, remove it' }))
    const said = await screen.findByText('Visa ending 4242 is removed.')
    expect(said).toBeVisible()
    expect(said.closest('[role=status]')).toHaveFocus()
    expect(sent(http, 'wallet.remove-saved-card')).toMatchObject([{ path: '/wallet/payment-methods/pm_visa' }])
    expect(another()).toBeChecked()
    expect(await row('Mastercard ending 4444')).not.toBeChecked()
  })

  it('says when it could not be done, and leaves the card', async () => {
    const { user } = removing(() => {
      throw new NetworkError('offline')
    })
    await user.click(await screen.findByRole('button', { name: 'Remove Visa ending 4242' }))
    await user.click(screen.getByRole('button', { name: 'Yes, remove it' }))
    expect(await screen.findByText(/couldn’t be removed just now/)).toBeVisible()
    expect(await row('Visa ending 4242')).toBeChecked()
  })
})

describe('Saved cards', () => {
  it('that can’t be looked up leave the fields of a new one, and are looked up again when asked', async () => {
    let isThere = false
    const { user } = openAs([], {
      'wallet.list-saved-cards': () => {
        if (!isThere) throw new NetworkError('offline')
        return { cards: [VISA] }
      },
    })
    const said = await screen.findByText(/A new one works all the same/)
    await typeCard(user)
    isThere = true
    await user.click(within(said.closest('[role=status]') ?? document.body).getByRole('button', { name: 'Try again' }))
    expect(await row('Visa ending 4242')).toBeVisible()
    // What was typed is not lost to the card that has come.
    await user.click(another())
    expect(holder()).toHaveValue('Maeve Okafor')
  })

  it('are no guest’s: none are asked for, and none can be saved', async () => {
    const { http } = openAs([VISA], {}, aGuestSession())
    expect(await screen.findByLabelText('Name on card')).toBeVisible()
    await settle()
    expect(sent(http, 'wallet.list-saved-cards')).toEqual([])
    expect(screen.queryByRole('checkbox', { name: /^Save this card/ })).toBeNull()
    expect(screen.queryByRole('radio', { name: 'Another card' })).toBeNull()
  })

  it('go with whoever logs out', async () => {
    const { state } = openAs([VISA])
    await row('Visa ending 4242')
    act(() => state.write('session').setState(aGuestSession()))
    await waitFor(() => expect(screen.queryByText(/ending 4242/)).toBeNull())
    expect(await screen.findByLabelText('Name on card')).toBeVisible()
  })
})
