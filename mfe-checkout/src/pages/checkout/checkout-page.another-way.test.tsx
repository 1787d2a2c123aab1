import { screen, waitFor } from '@testing-library/react'
import type { Call } from '@galo/contracts/call'
import type { ChosenFulfilment, FulfilmentDetailsOf } from '@galo/domain'
import { useStore, useWriter, type Seed, type StateOf } from '@galo/state'
import { aLine, aSignedBasket, renderScreen, type FakeHttp } from '@galo/testing'
import { TextInput } from '@galo/ui'
import type { OrderFields } from '../../features/place-order/ordering-method'
import { FULFILMENT_METHODS, FulfilmentMethodsProvider } from '../../fulfilment/fulfilment-methods'
import type { FulfilmentInput, FulfilmentMethod, FulfilmentView } from '../../fulfilment/fulfilment-method'
import { useKnownCustomer } from '../../features/personal-details/use-known-customer'
import { usePersonalSection } from '../../fulfilment/use-personal-section'
import { cardProvider } from '../../test/fake-card-provider'
import {
  aKeptAttempt,
  aPlatform,
  basket,
  fill,
  payButton,
  personal,
  refusal,
  sent,
} from '../../test/checkout-page.fixture'
import { CheckoutPage } from './checkout-page'

/*
 * A fifth way of ordering, as one more type with one section: brought to the window of a car that waits in a bay. Nothing but this file
 * knows of it, neither its type nor what it asks.
 */
declare module '@galo/domain' {
  interface FulfilmentShapes {
    readonly DRIVE_THROUGH: { readonly details: { readonly bay: string }; readonly request: { readonly bay: string } }
  }
}

const NO_BAY: FulfilmentDetailsOf<'DRIVE_THROUGH'> = { type: 'DRIVE_THROUGH', bay: '', saved: false }
const bayIn = ({ fulfilment }: StateOf<'fulfilmentDetails'>) =>
  fulfilment?.type === 'DRIVE_THROUGH' ? fulfilment : NO_BAY

const useDriveThrough = (_input: FulfilmentInput): FulfilmentView => {
  const details = useWriter('fulfilmentDetails')
  const { bay, saved } = useStore('fulfilmentDetails', bayIn)
  const who = usePersonalSection('COLLECTION', useKnownCustomer())
  const keep = (changes: { readonly bay?: string; readonly saved: boolean }) =>
    details.setState((known) => ({ ...known, fulfilment: { ...bayIn(known), ...changes } }))
  return {
    sections: [
      {
        id: 'BAY',
        words: { title: 'Where you’ll park', continueTo: 'Continue to your bay', prompt: 'Tell us your bay.' },
        isDone: saved,
        isBegun: bay !== '',
        summary: `Bay ${bay}`,
        content: ({ label, reminder, onConfirmed }) => (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              keep({ saved: true })
              onConfirmed()
            }}
          >
            {reminder}
            <TextInput label="Bay" value={bay} onChange={(typed) => keep({ bay: typed, saved: false })} />
            <button type="submit">{label}</button>
          </form>
        ),
      },
      who,
    ],
    request: saved ? { type: 'DRIVE_THROUGH', bay } : null,
    isChecking: false,
    isExhausted: false,
    giveUp: () => details.setState((known) => ({ ...known, fulfilment: NO_BAY })),
  }
}

const checked: string[] = []
const GONE = { title: 'Somebody has parked in your bay.', text: 'Nothing was charged. Choose another.' }
const driveThrough: FulfilmentMethod<'DRIVE_THROUGH'> = {
  type: 'DRIVE_THROUGH',
  subtitle: (restaurantName) => `${restaurantName}, brought to your car.`,
  words: {
    en: {
      prechecking: 'Checking your bay',
      precheckFailed: 'We couldn’t check your bay.',
      gone: GONE,
      goneAfterPaying: GONE,
      notOffered: GONE,
      noneLeft: GONE,
      noneLeftAfterPaying: 'All bays are taken.',
    },
  },
  submitFailure: 'ORDERS_ERROR_SUBMIT_DRIVE_THROUGH',
  goneCodes: ['BAY_TAKEN'],
  isAvailable: async ({ bay }) => checked.push(bay) > 0,
  // The platform of today has no such order; the one of this test has.
  orderFields: ({ type, bay }) => ({ type, bay }) as unknown as OrderFields,
  requestKey: ({ bay }) => bay,
  detailsOf: ({ type, bay }) => ({ type, bay, saved: true }),
  useFulfilment: useDriveThrough,
}

const signed = aSignedBasket({
  fulfilment_type: 'DRIVE_THROUGH' as ChosenFulfilment,
  menu_items: [aLine({ display_name: 'Half chicken', each: 1095, quantity: 2 })],
})

/** The basket is answered as it stands: its contract knows the ways of today's platform. */
const withBasket = (http: FakeHttp): FakeHttp => {
  const send = (call: Call, input: object) =>
    call.name === 'basket.build-order' ? Promise.resolve(signed) : http.send(call, input as never)
  return { ...http, send } as FakeHttp
}

const TRANSACTION = { stripe: { clientSecret: 'secret-1' }, transactionReference: 'reference-1' }

const openAtTheWindow = (http = aPlatform(), seed: Seed = { fulfilmentDetails: { personal, fulfilment: null } }) => ({
  ...renderScreen(
    <FulfilmentMethodsProvider value={{ ...FULFILMENT_METHODS, DRIVE_THROUGH: driveThrough }}>
      <CheckoutPage />
    </FulfilmentMethodsProvider>,
    {
      owner: 'mfe-checkout',
      at: '/order/checkout',
      seed: { basket: { ...basket, signed }, ...seed },
      http: withBasket(http),
    },
  ),
  http,
})

const waitInBay = async (bay: string, page = openAtTheWindow()) => {
  await fill(page.user, 'Bay', bay)
  await page.user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await fill(page.user, 'Name on card', 'Maeve Okafor')
  return page
}

describe('A fifth way of ordering', () => {
  it('stands in the checkout with its own section before the others, in its own words', async () => {
    const { user } = openAtTheWindow()
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles.slice(0, 3)).toEqual(['Where you’ll park', 'Who it’s for', 'How you’ll pay'])
    expect(screen.getByText('Galo Deansgate, brought to your car.')).toBeInTheDocument()
    expect(screen.queryByText('Collect today')).not.toBeInTheDocument()
    await user.click(payButton())
    expect(screen.getByText('Tell us your bay.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Where you’ll park' })).toHaveFocus()
  })

  it('keeps what it asked in the state, is checked before paying, and writes its part of the order', async () => {
    const { user, http, state } = await waitInBay('7')
    expect(screen.getByText('Bay 7')).toBeInTheDocument()
    expect(state.read('fulfilmentDetails').getState().fulfilment).toEqual({
      type: 'DRIVE_THROUGH',
      bay: '7',
      saved: true,
    })
    await user.click(payButton())
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(checked).toEqual(['7'])
    expect(sent(http, 'capacity.validate-time')).toEqual([])
    expect(sent(http, 'payment.create-transaction')[0]).toMatchObject({
      body: { merchant: { fulfilmentMethod: 'DRIVE_THROUGH' } },
    })
    const [order] = sent(http, 'orders.submit-order')
    expect(order?.body).toMatchObject({ type: 'DRIVE_THROUGH', bay: '7', payment_reference: 'reference-1' })
    expect(order?.body).not.toHaveProperty('pickup_time')
    expect(order?.idempotencyKey).toMatch(/:7$/)
  })

  it('asks again, in its own words and for no more money, when what was chosen has gone', async () => {
    const http = aPlatform({
      'orders.submit-order': () => {
        throw refusal('BAY_TAKEN')
      },
    })
    const { user, state } = await waitInBay('7', openAtTheWindow(http))
    await user.click(payButton())
    expect(await screen.findByLabelText('Bay')).toHaveValue('')
    expect(screen.getByText('Maeve Okafor · 07700 900142')).toBeInTheDocument()
    expect(state.read('payment').getState().attempt).toMatchObject({
      stage: 'submitting',
      details: { fulfilment: { type: 'DRIVE_THROUGH', bay: '7' } },
    })
  })

  it('is taken up again after a reload, with what was chosen for it', async () => {
    const http = aPlatform({ 'payment.create-transaction': () => ({ ...TRANSACTION, status: 'succeeded' }) })
    const kept = aKeptAttempt('confirming')
    const fulfilment = { type: 'DRIVE_THROUGH', bay: '7' } as const
    const attempt = kept.attempt && { ...kept.attempt, built: signed, details: { ...kept.attempt.details, fulfilment } }
    openAtTheWindow(http, { payment: { ...kept, attempt } })
    await waitFor(() => expect(window.location.pathname).toBe('/order/myorders/order-1'))
    expect(sent(http, 'orders.submit-order')[0]?.body).toMatchObject(fulfilment)
    expect(cardProvider.confirmations).toEqual([])
  })
})
