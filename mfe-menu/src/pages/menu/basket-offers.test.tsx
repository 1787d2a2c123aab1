import { NetworkError, RejectedError } from '@galo/contracts/errors'
import { renderScreen, screen, waitFor, type ScreenOptions } from '@galo/testing'
import { aFilledBasket } from '../../test/a-filled-basket'
import { aTill, CORN } from '../../test/a-till'
import { BasketFood } from '../../features/basket/basket-food'
import { BasketOffers } from './basket-offers'

const refused = (errorCode: string) =>
  new RejectedError(
    { errorCode, status: 409, message: '', endPoint: '', method: 'POST', apiSource: 'basket' },
    { errors: [] },
  )

const open = (till = aTill(), seed: ScreenOptions['seed'] = {}) => {
  const { http, basket } = till
  const food = (
    <BasketFood>
      <BasketOffers />
    </BasketFood>
  )
  const opened = renderScreen(food, {
    owner: 'mfe-menu',
    http,
    seed: { basket: aFilledBasket([CORN], { signed: basket() }), ...seed },
  })
  const sent = (contract: string) => http.calls.filter((call) => call.contract === contract)
  return { ...opened, sent }
}

const field = () => screen.getByRole('textbox', { name: 'Discount code' })

/** A card, and who it is of. */
const AS_ANA = {
  session: {
    status: 'authenticated' as const,
    initialised: true,
    user: { uuid: 'ana', email: 'ana@galo.test', givenName: 'Ana', familyName: 'Lopes', emailVerified: true },
    expiresAt: null,
    guest: null,
    redirectPath: null,
    error: null,
  },
}

describe('the discount code of a basket', () => {
  it('is put on by Enter, in upper case, and Enter does nothing else', async () => {
    const { user, sent } = open()
    await user.type(field(), ' galo20 {Enter}')
    expect(await screen.findByText('GALO20 is on')).toBeVisible()
    expect(screen.getByText('20% off your food')).toBeVisible()
    expect(screen.getByText('−£0.76')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove GALO20' })).toHaveFocus()
    const [applied] = sent('basket.apply-discount-code')
    expect(applied?.body).toMatchObject({ discount_code: 'GALO20', change_id: expect.any(String) })
    expect(sent('basket.apply-discount-code')).toHaveLength(1)
  })

  it('is checked here first, and asked about before it is put on', async () => {
    const { user, sent } = open()
    await user.type(field(), '20%!{Enter}')
    expect(await screen.findByText(/^Invalid discount code\. Letters/)).toBeVisible()
    // Where the focus stays in the box nothing else reads it out; where it comes there from the button, the box does.
    expect(await screen.findByText(/^20%!: Invalid discount code\. Letters/)).toHaveAttribute('role', 'status')
    expect(sent('discounts.validate-discount-code')).toHaveLength(0)
    await user.clear(field())
    await user.type(field(), 'summer25')
    await user.click(screen.getByRole('button', { name: 'Discount code: Add' }))
    expect(await screen.findByText('Invalid discount code. It has ended.')).toBeVisible()
    expect(field()).toHaveAccessibleDescription('Invalid discount code. It has ended.')
    expect(field()).toHaveFocus()
    expect(screen.queryByText(/^summer25: /)).toBeNull()
    expect(sent('basket.apply-discount-code')).toHaveLength(0)
  })

  it('says when nobody can tell, and keeps what was typed', async () => {
    const till = aTill()
    till.http.answer('discounts.validate-discount-code', () => {
      throw new NetworkError('unreachable')
    })
    const { user, state } = open(till)
    await user.type(field(), 'GALO20{Enter}')
    expect(await screen.findByText(/^Sorry, we can’t accept discount codes right now/)).toBeVisible()
    expect(field()).toHaveValue('GALO20')
    expect(state.read('discounts').getState().discountCode).toBe('GALO20')
  })

  it('says what the basket was refused for', async () => {
    const till = aTill()
    till.http.answer('basket.apply-discount-code', () => {
      throw refused('DISCOUNT_CODE_USED_UP')
    })
    const { user } = open(till)
    await user.type(field(), 'GALO20{Enter}')
    expect(await screen.findByText('This code has been used up.')).toBeVisible()
  })

  it('that could not be put on can be sent once more, and is one change all the same', async () => {
    const till = aTill()
    till.setAnswering(false)
    const { user, sent } = open(till)
    await user.type(field(), 'GALO20{Enter}')
    expect(await screen.findByText('We couldn’t add that code. Please try again.')).toBeVisible()
    till.setAnswering(true)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('GALO20 is on')).toBeVisible()
    await waitFor(() => expect(sent('basket.apply-discount-code')).toHaveLength(2))
    const [first, second] = sent('basket.apply-discount-code').map(({ body }) => body as { change_id: string })
    expect(second?.change_id).toBe(first?.change_id)
  })

  it('is taken off again, and the keyboard is back in the field', async () => {
    const { user } = open(aTill({ code: 'GALO20' }))
    await user.click(screen.getByRole('button', { name: 'Remove GALO20' }))
    await waitFor(() => expect(field()).toHaveFocus())
    expect(screen.queryByText('GALO20 is on')).toBeNull()
    expect(screen.getAllByText('£3.80')).not.toHaveLength(0)
  })

  it('is offered to a guest who comes to the field, and put on with one press', async () => {
    const { user, sent } = open()
    expect(sent('discounts.list-available-discounts')).toHaveLength(0)
    await user.click(field())
    await user.click(await screen.findByRole('button', { name: 'Use GALO20 20% off your food −£0.76' }))
    expect(await screen.findByText('GALO20 is on')).toBeVisible()
  })
})

describe('the card beside a basket', () => {
  it('says what is on it and what this order lacks, and pays for a side with a press', async () => {
    const { user, sent } = open(aTill({ customer: 'ana', hasCard: true }), AS_ANA)
    expect(await screen.findByText('2 chillies on your card')).toBeVisible()
    expect(screen.getByText(/1 chilli until your green reward: Any side\. Spend £3\.20 more on food/)).toBeVisible()
    expect(screen.getByText('Takes £3.80 off Two corn cobs.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use it Any side' }))
    expect(await screen.findByText('Any side, on the card')).toBeVisible()
    const off = screen.getByRole('button', { name: 'Take the reward off: Any side' })
    expect(off).toHaveFocus()
    await user.click(off)
    expect(await screen.findByRole('button', { name: 'Use it Any side' })).toBeVisible()
    expect(sent('basket.remove-reward').map(({ body }) => body)).toEqual([
      expect.objectContaining({ reward_type: 'GREEN', change_id: expect.any(String) }),
    ])
  })

  it('says why a reward was refused', async () => {
    const till = aTill({ customer: 'ana', hasCard: true })
    till.http.answer('basket.set-reward', () => {
      throw refused('REWARD_NOT_ON_CARD')
    })
    const { user } = open(till, AS_ANA)
    await user.click(screen.getByRole('button', { name: 'Use it Any side' }))
    expect(await screen.findByText('That reward is not on your card any more.')).toBeVisible()
  })

  it('is a quiet line to who has none', () => {
    const { sent } = open()
    expect(screen.getByRole('link', { name: 'Galo card' })).toHaveAttribute('href', '/card/about')
    expect(screen.queryByRole('region', { name: 'Your Galo card' })).toBeNull()
    expect(sent('discounts.get-basket-feedback')).toHaveLength(0)
  })
})
