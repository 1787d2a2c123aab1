import { act, aCustomerSession, renderScreen, screen, within, type ScreenOptions } from '@galo/testing'
import basketPanel from '../../exposes/basket-panel'
import { FoldedOffers } from '../../features/basket/folded-offers'
import { aFilledBasket } from '../../test/a-filled-basket'
import { aTill, CORN } from '../../test/a-till'

const { Fragment } = basketPanel
const NAME = 'Use a code or a reward'

const open = async (till = aTill(), seed: ScreenOptions['seed'] = {}) => {
  const { http, basket } = till
  const opened = renderScreen(<Fragment variant="summary" />, {
    owner: 'mfe-menu',
    http,
    seed: { basket: aFilledBasket([CORN], { signed: basket() }), ...seed },
  })
  const fold = await screen.findByRole('button', { name: NAME })
  return { ...opened, fold, asked: () => http.calls.filter(({ contract }) => contract.startsWith('discounts.')) }
}

const AN_ATTEMPT = {
  basketId: 'basket-1',
  idempotencyKey: 'key-1',
  transactionReference: null,
  fraudSessionId: null,
  details: {
    customer: { email: '', first_name: '', last_name: '', phone_number: '' },
    fulfilment: { type: 'COLLECTION' as const, pickupTime: '' },
  },
  built: null,
  stage: 'building' as const,
}

describe('codes and rewards beside the order that is paid for', () => {
  it('are folded away, and asked about once they are opened', async () => {
    const { user, fold, asked } = await open(aTill({ customer: 'ana', hasCard: true }), { session: aCustomerSession() })
    expect(fold).toHaveAttribute('aria-expanded', 'false')
    expect(asked()).toEqual([])
    await user.click(fold)
    const offers = await screen.findByRole('group', { name: NAME })
    expect(fold).toHaveAttribute('aria-expanded', 'true')
    expect(await within(offers).findByRole('region', { name: 'Your Galo card' })).toBeVisible()
    await user.click(fold)
    expect(offers).not.toBeInTheDocument()
    expect(fold).toHaveFocus()
  })

  it('come off the total as soon as they are on, which is read out', async () => {
    const { user, fold } = await open()
    await user.click(fold)
    await user.type(await screen.findByRole('textbox', { name: 'Discount code' }), 'galo20{Enter}')
    expect(await screen.findByText('GALO20 is on')).toBeVisible()
    expect(screen.getByText('−£0.76')).toBeVisible()
    expect(await screen.findByText('Your basket comes to £3.04.')).toHaveAttribute('role', 'status')
    await user.click(screen.getByRole('button', { name: 'Remove GALO20' }))
    expect(await screen.findByText('Your basket comes to £3.80.')).toHaveAttribute('role', 'status')
    expect(screen.getByRole('textbox', { name: 'Discount code' })).toHaveFocus()
  })

  it('say why one is not taken, beside what was typed', async () => {
    const { user, fold } = await open()
    await user.click(fold)
    await user.type(await screen.findByRole('textbox', { name: 'Discount code' }), 'summer25{Enter}')
    expect(await screen.findByText('Invalid discount code. It has ended.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Discount code' })).toHaveValue('summer25')
  })

  it('pay for a side with a reward of the card, and give it back', async () => {
    const { user, fold } = await open(aTill({ customer: 'ana', hasCard: true }))
    await user.click(fold)
    await user.click(await screen.findByRole('button', { name: 'Use it Any side' }))
    expect(await screen.findByText('Any side, on the card')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Take the reward off/ }))
    expect(await screen.findByRole('button', { name: 'Use it Any side' })).toBeVisible()
  })

  it('say so when they can’t be had, and are asked for again when they are opened again', async () => {
    const Offers = () => <p>Codes</p>
    const load = jest.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue(Offers)
    const { user } = renderScreen(<FoldedOffers load={load} />, { owner: 'mfe-menu' })
    const fold = screen.getByRole('button', { name: NAME })
    await user.click(fold)
    expect(await screen.findByRole('alert')).toHaveTextContent('Close it and open it again.')
    await user.click(fold)
    await user.click(fold)
    expect(await screen.findByText('Codes')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('are not there while the order is being paid, and as they were when it could not be', async () => {
    const { user, fold, state } = await open()
    await user.click(fold)
    await user.type(await screen.findByRole('textbox', { name: 'Discount code' }), 'galo')
    const attempted = (attempt: typeof AN_ATTEMPT | null) =>
      act(() => state.write('payment')?.setState((known) => ({ ...known, attempt })))
    attempted(AN_ATTEMPT)
    expect(screen.queryByRole('button', { name: NAME })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
    attempted(null)
    expect(await screen.findByRole('textbox', { name: 'Discount code' })).toHaveValue('galo')
  })
})
