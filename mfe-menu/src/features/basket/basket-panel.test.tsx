import { RejectedError } from '@galo/contracts/errors'
import {
  act,
  aLine,
  aLineWithSide,
  aMenu,
  aMenuItem,
  aMenuSection,
  aSignedBasket,
  renderScreen,
  screen,
  waitFor,
  type ScreenOptions,
} from '@galo/testing'
import basketPanel from '../../exposes/basket-panel'
import { aFilledBasket } from '../../test/a-filled-basket'
import { aKitchen } from '../../test/a-kitchen'

const { Fragment } = basketPanel

const open = async (options: Partial<ScreenOptions> = {}, variant: 'aside' | 'summary' = 'aside') => {
  const opened = renderScreen(<Fragment variant={variant} />, { owner: 'mfe-menu', ...options })
  await screen.findByRole('heading', { level: 2 })
  return opened
}

describe('the basket beside the menu', () => {
  it('counts two quick presses as two', async () => {
    const { user } = await open({ seed: { basket: aFilledBasket([aLine()]) }, http: aKitchen([aLine()]) })
    const more = screen.getByRole('button', { name: 'One Garlic dip more' })
    await user.click(more)
    await user.click(more)
    expect(await screen.findByText('3')).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('£3.60').length).toBeGreaterThan(0))
  })

  it('removes a dish when its last one goes', async () => {
    const { user } = await open({ seed: { basket: aFilledBasket([aLine()]) }, http: aKitchen([aLine()]) })
    await user.click(screen.getByRole('button', { name: 'Remove Garlic dip' }))
    expect(await screen.findByText('Nothing in here yet.')).toBeVisible()
  })

  it('offers a dish back that was taken out, also the last one', async () => {
    const http = aKitchen([aLine()], aMenu({ sections: [aMenuSection({ items: [aMenuItem()] })] }))
    const { user } = await open({ seed: { basket: aFilledBasket([aLine()]) }, http })
    await user.click(screen.getByRole('button', { name: 'Remove Garlic dip' }))
    expect(await screen.findByText('Garlic dip is out of your basket.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Put it back' }))
    expect(await screen.findByRole('button', { name: 'Remove Garlic dip' })).toBeVisible()
    expect(screen.queryByText('Garlic dip is out of your basket.')).not.toBeInTheDocument()
  })

  it('keeps the keyboard in the basket when the line it was on is gone', async () => {
    const chips = aLine({ id: 'line-2', display_name: 'Peri chips', menu_item_id: 'item-peri-chips' })
    const { user } = await open({ seed: { basket: aFilledBasket([aLine(), chips]) }, http: aKitchen([aLine(), chips]) })
    const title = screen.getByRole('heading', { name: 'Your basket' })
    for (const dish of ['Garlic dip', 'Peri chips']) {
      const remove = screen.getByRole('button', { name: `Remove ${dish}` })
      remove.focus()
      await user.keyboard('{Enter}')
      await waitFor(() => expect(remove).not.toBeInTheDocument())
      expect(title).toHaveFocus()
    }
  })

  it('shows every fee by name before checkout', async () => {
    const fees = [{ kind: 'DEPOSIT', amount: { currency_code: 'GBP' as const, value: 15 } }]
    await open({ seed: { basket: aFilledBasket([aLine()], { signed: aSignedBasket({ fees }) }) } })
    expect(screen.getByText('Bottle and can deposit')).toBeVisible()
    expect(screen.getByText('£0.15')).toBeVisible()
    // In the sum, and at the foot that stays in sight.
    expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent('£1.35')
    expect(screen.getByRole('link', { name: /^Go to checkout ?£1\.35$/ })).toBeVisible()
  })

  it('names the checkout as what comes next, so that it is there when it is pressed', async () => {
    await open({ seed: { basket: aFilledBasket([aLine()]) } })
    expect(screen.getByRole('link', { name: /^Go to checkout/ })).toHaveAttribute('data-prepare', '')
  })

  it('comes back fresh, and says what changed, when checkout had it refused', async () => {
    const chips = aLine({ id: 'line-2', display_name: 'Peri chips', menu_item_id: 'item-peri-chips' })
    const { state, bus } = await open({ seed: { basket: aFilledBasket([aLine(), chips]) }, http: aKitchen([aLine()]) })
    act(() => bus.publish('basket.refused', { basketId: 'basket-1', code: 'BASKET_STALE' }))
    expect(
      await screen.findByText(/Sorry, Peri chips just sold out and had to come out of your basket\./),
    ).toBeVisible()
    expect(state.read('basket').getState().signed?.data.menu_items).toHaveLength(1)
  })

  it('marks the side that sold out at its line, and leads to choosing another before anybody pays', async () => {
    const meal = aLineWithSide({ slug: 'half-chicken' })
    for (const variant of ['aside', 'summary'] as const) {
      const { unmount } = await open({ seed: { basket: aFilledBasket([meal]) }, http: aKitchen([meal]) }, variant)
      expect(screen.getByText('Sold out: Spiced rice.')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Change Half chicken' })).toHaveAttribute(
        'href',
        '/order/menu/galo-deansgate?fulfilment=collection&item=half-chicken&line=line-1',
      )
      expect(screen.queryByRole('link', { name: /^Go to checkout/ })).toBeNull()
      unmount()
    }
  })

  it('marks the line whose change failed', async () => {
    const http = aKitchen([aLine()])
    http.answer('basket.change-item', () => {
      throw new RejectedError(
        { errorCode: 'UNKNOWN', status: 500, message: '', endPoint: '', method: 'PATCH', apiSource: 'basket' },
        null,
      )
    })
    const { user } = await open({ seed: { basket: aFilledBasket([aLine()]) }, http })
    await user.click(screen.getByRole('button', { name: 'One Garlic dip more' }))
    expect(await screen.findByText('Not changed.')).toBeVisible()
  })

  it('is empty again once its order was submitted', async () => {
    const { bus } = await open({ seed: { basket: aFilledBasket([aLine()]) } })
    act(() => bus.publish('order.submitted', { orderId: 'order-1', basketId: 'basket-1' }))
    expect(await screen.findByText('Nothing in here yet.')).toBeVisible()
  })

  it('offers no more tries after the fourth failure, and a way on instead', async () => {
    const http = aKitchen([aLine()])
    http.answer('basket.change-item', () => {
      throw new RejectedError(
        { errorCode: 'UNKNOWN', status: 500, message: '', endPoint: '', method: 'PATCH', apiSource: 'basket' },
        null,
      )
    })
    const { user } = await open({ seed: { basket: aFilledBasket([aLine()]) }, http })
    await user.click(screen.getByRole('button', { name: 'One Garlic dip more' }))
    for (let failure = 1; failure < 4; failure += 1) {
      await user.click(await screen.findByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(http.calls).toHaveLength(failure + 1))
    }
    expect(await screen.findByText(/That keeps failing/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Find its number' })).toHaveAttribute('href', '/restaurants/galo-deansgate')
  })
})

describe('the basket inside the checkout', () => {
  it('can be read to the penny and not changed', async () => {
    const line = aLine({ quantity: 2 })
    const { http } = await open({ seed: { basket: aFilledBasket([line]) } }, 'summary')
    expect(screen.getByRole('heading', { name: 'Your order' })).toBeVisible()
    expect(screen.getByRole('img', { name: '2 times' })).toBeVisible()
    expect(screen.getAllByText('£2.40').length).toBeGreaterThan(1)
    // What makes it cheaper is folded away, and nothing of it is asked for.
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Use a code or a reward' })])
    expect(http.calls.filter(({ contract }) => contract.startsWith('discounts.'))).toEqual([])
  })
})
