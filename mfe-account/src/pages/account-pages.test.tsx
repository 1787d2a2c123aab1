import { aCustomerSession, aSubmittedOrder, renderScreen, screen, within, type ScreenOptions } from '@galo/testing'
import accountName from '../exposes/account-name'
import { CardAboutPage } from './card-about/card-about-page'
import { ProfilePage } from './profile/profile-page'

const guest: Pick<ScreenOptions, 'owner'> = { owner: 'mfe-account' }

describe('CardAboutPage', () => {
  it('shows the ten tiles and what the third, sixth and tenth are good for', () => {
    renderScreen(<CardAboutPage />, guest)
    const wall = within(screen.getByRole('list', { name: /the card/i }))
    expect(wall.getAllByRole('listitem')).toHaveLength(10)
    for (const words of ['Tile 3: Side', 'Tile 6: Half', 'Tile 10: Whole']) {
      expect(wall.getByText((_, element) => element?.tagName === 'B' && element.textContent === words)).toBeVisible()
    }
  })

  it.each([
    ['UK', '£7.00'],
    ['IE', '€7.00'],
  ] as const)('says what earns a chilli in %s', (market, amount) => {
    renderScreen(<CardAboutPage />, { ...guest, market })
    expect(screen.getByText(new RegExp(`Spend ${amount}`))).toBeVisible()
  })

  it.each([
    ['ab_variant', 'Your wall starts with one tile'],
    ['ab_control', 'Where to get one'],
    ['ab_excluded', 'Where to get one'],
  ])('invites in the words of the arm %s', (arm, heading) => {
    renderScreen(<CardAboutPage />, { ...guest, flags: { 'join-loyalty-marketing': arm } })
    expect(screen.getByRole('region', { name: heading })).toHaveTextContent(/at the till, in any Galo/i)
  })

  it('invites nobody while that is switched off', () => {
    renderScreen(<CardAboutPage />, { ...guest, flags: { 'join-loyalty': false } })
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Find my Galo' })).toBeNull()
  })

  it('does not offer what is not open yet', () => {
    renderScreen(<CardAboutPage />, guest)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByText(/putting one there isn’t open on this site yet/i)).toBeVisible()
  })
})

describe('ProfilePage', () => {
  it('tells a guest who has not ordered that nothing is known', () => {
    renderScreen(<ProfilePage />, guest)
    expect(screen.getByText(/nothing yet/i)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find my Galo' })).toHaveAttribute('href', '/order/search')
  })

  it('shows what was typed at the checkout, and nothing of the card', () => {
    renderScreen(<ProfilePage />, {
      ...guest,
      seed: {
        fulfilmentDetails: {
          personal: {
            givenName: 'Maeve',
            familyName: 'Byrne',
            email: 'maeve@example.com',
            phoneNumber: '',
            saved: true,
          },
          fulfilment: null,
        },
      },
    })
    expect(screen.getByText('Maeve Byrne')).toBeVisible()
    expect(screen.getByText('maeve@example.com')).toBeVisible()
    expect(screen.queryByText('Phone')).not.toBeInTheDocument()
  })

  it('leads back to the orders of this visit', () => {
    const order = aSubmittedOrder()
    renderScreen(<ProfilePage />, {
      ...guest,
      seed: {
        submittedOrder: { orders: [{ orderId: order.id, placedAt: order.created_at }] },
        tracking: { byId: { [order.id]: order } },
      },
    })
    expect(screen.getByRole('link', { name: 'Order 4T-118' })).toHaveAttribute('href', `/order/myorders/${order.id}`)
    expect(screen.getByText('Wed 18 Nov, 12:05')).toBeVisible()
  })
})

describe('account-name', () => {
  const { Fragment } = accountName
  const setUp = (session = aCustomerSession()) =>
    renderScreen(
      <a href="/profile">
        <Fragment />
      </a>,
      { ...guest, seed: { session } },
    )

  it('calls the link to what is theirs by whose it is, and draws their first letter', () => {
    setUp()
    const link = screen.getByRole('link', { name: 'Profile of Maeve' })
    expect(link.querySelector('[data-initial]')).toHaveAttribute('data-initial', 'M')
  })

  it('has no letter where the provider could not say what they are called', () => {
    setUp(aCustomerSession({ user: null }))
    expect(screen.getByRole('link', { name: 'Profile' })).toBeInTheDocument()
  })
})
