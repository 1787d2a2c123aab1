import { useBasketKeeper } from './use-basket'
import {
  aBasketState,
  aCustomerSession,
  aLine,
  aSignedBasket,
  createFakeHttp,
  renderScreen,
  screen,
  waitFor,
} from '@galo/testing'
import { NetworkError } from '@galo/contracts/errors'
import { AT_DEANSGATE, withDips } from '../../test/a-basket-at-work'
import { BasketNews } from './basket-news'

const before = aSignedBasket(
  { id: 'basket-0', restaurant_id: 'ranelagh', menu_items: [aLine({ quantity: 3 })] },
  'signed-last-week',
)
const ranelagh = {
  identifier: 'ranelagh',
  name: 'Galo Ranelagh',
  slug: 'ranelagh',
  telephone: '01',
  amenityFeature: [],
  geo: {
    latitude: 1,
    longitude: 1,
    address: { country: 'IE', streetAddress: '1 Ranelagh', locality: 'Dublin', postalCode: 'D06' },
  },
}

const Keeper = () => {
  useBasketKeeper()
  return <BasketNews />
}

const open = (restaurants: () => unknown = () => ({ data: { restaurantsByFilter: { items: [ranelagh] } } })) =>
  renderScreen(<BasketNews />, {
    owner: 'mfe-menu',
    seed: { basket: { ...aBasketState({ signed: withDips(2), ...AT_DEANSGATE }), previous: before } },
    http: createFakeHttp({ 'restaurants.filter-restaurants': restaurants }),
  })

describe('The basket from before', () => {
  it('is offered with what is in it, and replaces this one when the customer takes it', async () => {
    const { user, state } = open()
    expect(await screen.findByText(/3 things, £3\.60/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Take that one instead' }))
    await waitFor(() => expect(state.read('basket')?.getState().signed).toEqual(before))
    expect(state.read('basket')?.getState()).toMatchObject({ restaurant: { name: 'Galo Ranelagh' }, previous: null })
    expect(screen.queryByText(/another basket/i)).not.toBeInTheDocument()
  })

  it('is not spoken of again once this one is kept', async () => {
    const { user, state } = open()
    await user.click(await screen.findByRole('button', { name: 'Keep this one' }))
    expect(screen.queryByText(/another basket/i)).not.toBeInTheDocument()
    expect(state.read('basket')?.getState().signed).toEqual(withDips(2))
  })

  it('leaves this one as it is when it can’t be fetched, and can be taken again', async () => {
    const { user, state } = open(() => {
      throw new NetworkError('unreachable')
    })
    await user.click(await screen.findByRole('button', { name: 'Take that one instead' }))
    expect(await screen.findByText(/couldn’t fetch it/i)).toBeVisible()
    expect(state.read('basket')?.getState().signed).toEqual(withDips(2))
    expect(screen.getByRole('button', { name: 'Take that one instead' })).toBeEnabled()
  })
})

describe('A customer with a guest’s basket', () => {
  const seed = { basket: aBasketState({ signed: withDips(2), ...AT_DEANSGATE }), session: aCustomerSession() }

  it('gets it in their name, whenever they signed in', async () => {
    const http = createFakeHttp({ 'basket.validate-basket': () => withDips(2, 'signed-as-maeve') })
    const { state } = renderScreen(<Keeper />, { owner: 'mfe-menu', seed, http })
    await waitFor(() => expect(state.read('basket')?.getState().signed?.signature).toBe('signed-as-maeve'))
  })

  it('keeps it as it is while they pay', () => {
    const payment = { attempt: { stage: 'confirming' } } as never
    const { http } = renderScreen(<Keeper />, { owner: 'mfe-menu', seed: { ...seed, payment } })
    expect(http.calls).toEqual([])
  })
})
