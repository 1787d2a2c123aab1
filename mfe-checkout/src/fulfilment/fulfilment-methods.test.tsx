import { screen } from '@testing-library/react'
import { renderScreen } from '@galo/testing'
import { payStanding } from '../features/place-order/pay-standing'
import { aPlatform, basket, signed } from '../test/checkout-page.fixture'
import { FULFILMENT_METHODS, useFindMethod } from './fulfilment-methods'
import type { FulfilmentMethod } from './fulfilment-method'

/** What each asks, in this order (I01). Paying comes after it. */
const ASKED: Readonly<Record<keyof typeof FULFILMENT_METHODS, string>> = {
  COLLECTION: 'COLLECTION_SLOT, PERSONAL_DETAILS',
  // A rider is sent to nobody who can't be written to.
  DELIVERY: 'PERSONAL_DETAILS, DELIVERY_DETAILS, DELIVERY_RIDER_INSTRUCTIONS',
  EAT_IN: 'PERSONAL_DETAILS, TABLE_NUMBER',
  AT_TABLE: 'PERSONAL_DETAILS, TABLE_NUMBER',
}

const Asked = ({ method }: { readonly method: FulfilmentMethod }) => {
  const { sections } = method.useFulfilment({
    restaurantId: 'deansgate',
    signed,
    onBasket: () => {},
    standing: payStanding({ kind: 'idle' }),
    isLossShown: false,
    onLossSeen: () => {},
    onGiveBack: () => {},
  })
  return <output>{sections.map(({ id }) => id).join(', ')}</output>
}

const Found = ({ type }: { readonly type: string }) => <output>{useFindMethod()(type)?.type ?? 'none'}</output>

const show = (element: React.ReactElement) =>
  renderScreen(element, { owner: 'mfe-checkout', seed: { basket }, http: aPlatform() })

describe('The ways of ordering', () => {
  it.each(Object.values(FULFILMENT_METHODS))('ask what they have to, in that order: $type', async (listed) => {
    const method = 'load' in listed ? await listed.load() : listed
    show(<Asked method={method} />)
    expect(await screen.findByRole('status')).toHaveTextContent(ASKED[method.type])
  })

  it.each([
    ['COLLECTION', 'COLLECTION'],
    ['DELIVERY', 'DELIVERY'],
    ['EAT_IN', 'EAT_IN'],
    ['AT_TABLE', 'AT_TABLE'],
    ['NONE', 'none'],
    ['constructor', 'none'],
  ])(
    'are found by their type alone, once their code is here and the site sells them: %s is %s',
    async (type, found) => {
      await Promise.all([
        FULFILMENT_METHODS.DELIVERY.load(),
        FULFILMENT_METHODS.EAT_IN.load(),
        FULFILMENT_METHODS.AT_TABLE.load(),
      ])
      show(<Found type={type} />)
      expect(screen.getByRole('status')).toHaveTextContent(found)
    },
  )
})
