import { NetworkError } from '@galo/contracts/errors'
import { act, aLine, aMenu, aMenuItem, aMenuSection, screen, waitFor, within } from '@galo/testing'
import { aFilledBasket, PICCADILLY } from '../../test/a-filled-basket'
import { aKitchen } from '../../test/a-kitchen'
import { dataWith, menu, open, sheet } from '../../test/menu-page.fixture'
import { EVERYTHING_THERE, toCardSections } from './menu-page.model'

describe('adding from the card', () => {
  it('puts a dish that asks nothing straight into the basket, and takes it back on "Undo"', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    expect(await screen.findByText('Added: Garlic dip')).toBeVisible()
    expect(screen.getByRole('link', { name: /View basket.*£1.20/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /View basket/ })).toBeNull())
    expect(screen.getByRole('link', { name: 'Garlic dip' })).toHaveFocus()
  })

  it('takes back what went in, and not what the customer added to it since', async () => {
    const { user, state } = open()
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    await screen.findByText('Added: Garlic dip')
    await user.click(screen.getByRole('button', { name: 'One Garlic dip more', hidden: true }))
    const dips = () =>
      state
        .read('basket')
        .getState()
        .signed?.data.menu_items.map(({ quantity }) => quantity)
    await waitFor(() => expect(dips()).toEqual([2]))
    await user.click(screen.getByRole('button', { name: 'Take it back out' }))
    await waitFor(() => expect(dips()).toEqual([1]))
  })

  it('says no more of a dish that was taken out again, whatever else is in the basket', async () => {
    const { user, state } = open({ seed: { basket: aFilledBasket([aLine()]) }, http: aKitchen([aLine()], menu) })
    await waitFor(() => expect(state.read('basket').getState().revision).toBe(2))
    await user.click(screen.getByRole('button', { name: 'Add Fogo dip' }))
    expect(await screen.findByText('Added: Fogo dip')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Take it back out' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Remove Fogo dip', hidden: true }))
    await waitFor(() => expect(screen.queryByText('Added: Fogo dip')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Take it back out' })).toBeNull()
    expect(state.read('basket').getState().signed?.data.menu_items).toHaveLength(1)
  })

  it('gives the focus to the menu’s heading when the basket’s sheet is closed empty, and to its bar when there is one', async () => {
    const { user, state } = open()
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    const openBasket = async () => {
      await user.click(await screen.findByRole('link', { name: /View basket/ }))
      return within(await screen.findByRole('dialog', { name: 'Your basket' }))
    }
    const isEmpty = () => expect(state.read('basket').getState().signed?.data.menu_items).toEqual([])
    await user.click((await openBasket()).getByRole('button', { name: 'Remove Garlic dip' }))
    await waitFor(isEmpty)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())

    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    const basket = await openBasket()
    await user.click(basket.getByRole('button', { name: 'Remove Garlic dip' }))
    await user.click(await basket.findByRole('button', { name: 'Put it back' }))
    await waitFor(() => expect(state.read('basket').getState().signed?.data.menu_items).toHaveLength(1))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('link', { name: /View basket/ })).toHaveFocus())
  })

  it('says in the foot of the basket’s sheet what it comes to, wherever its dishes are scrolled', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    await user.click(await screen.findByRole('link', { name: /View basket/ }))
    const basket = within(await screen.findByRole('dialog', { name: 'Your basket' }))
    expect(await basket.findByRole('link', { name: /^Go to checkout ?£1\.20$/ })).toBeVisible()
  })

  it('leaves the way back, the basket and checkout next to the dish, for who goes by keyboard', async () => {
    const { user, state } = open()
    const plus = screen.getByRole('button', { name: 'Add Garlic dip' })
    plus.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('link', { name: 'To checkout' })).toHaveAttribute('href', '/order/checkout')
    await user.tab()
    expect(screen.getByRole('button', { name: 'Take it back out' })).toHaveFocus()
    await user.tab()
    expect(document.activeElement).toHaveAccessibleName('Skip to basket')
    await user.tab({ shift: true })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(state.read('basket').getState().signed?.data.menu_items).toEqual([]))
    expect(screen.getByRole('link', { name: 'Garlic dip' })).toHaveFocus()
  })

  it('has a way past all its dishes to a basket with something in it', async () => {
    const { state } = open({ seed: { basket: aFilledBasket([aLine()]) }, http: aKitchen([aLine()], menu) })
    const skip = screen.getByRole('link', { name: 'Skip to basket' })
    const heading = screen.getByRole('heading', { level: 1 })
    expect(skip.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    await waitFor(() => expect(state.read('basket').getState().revision).toBe(2))
  })

  it('says that nothing went in when the platform can’t be reached', async () => {
    const http = aKitchen([], menu)
    http.answer('basket.create-basket', () => {
      throw new NetworkError('unreachable')
    })
    const { user } = open({ http })
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    const toast = await screen.findByText("We couldn't add that. Please try again.", { selector: 'span' })
    expect(toast).toBeVisible()
    expect(screen.queryByRole('link', { name: /View basket/ })).toBeNull()
  })
})

/** The menu as it was read, with a dip at `price`; the platform asks £1.20 for it. */
const readWithDipAt = (price: number, extra: { depositFee?: { currencyCode: 'GBP'; value: number } } = {}) => {
  const { sections } = aMenu({ sections: [aMenuSection({ items: [aMenuItem({ price, ...extra })] })] })
  return { ...dataWith(), sections: toCardSections(sections, 'COLLECTION', EVERYTHING_THERE) }
}

describe('a card whose price has moved since the menu was read', () => {
  it('says so where the basket is looked at, with what it comes to now', async () => {
    const { user } = open({}, readWithDipAt(110))
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    expect(await screen.findByText('Added: Garlic dip')).toBeVisible()
    const words = 'Some prices have moved since you chose. Your basket now comes to £1.20.'
    expect(await screen.findByText(words)).toBeInTheDocument()
  })

  it('says nothing where it costs what the card said, its deposit included', async () => {
    const { user, state } = open({}, readWithDipAt(105, { depositFee: { currencyCode: 'GBP', value: 15 } }))
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    expect(await screen.findByText('Added: Garlic dip')).toBeVisible()
    expect(state.read('basket').getState().notice).toBeNull()
  })
})

describe('adding while offline', () => {
  it('is kept, said so, and listed in the basket among what waits, until it goes in by itself', async () => {
    const { user, state } = open({ seed: { connectivity: { online: false } } })
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    const toast = await screen.findByText('You’re offline. It goes in by itself once you’re back.', {
      selector: 'span',
    })
    expect(toast).toBeVisible()
    expect(await screen.findByText('Waiting for a connection')).toBeInTheDocument()
    expect(screen.getByText('Add Garlic dip', { selector: 'li' })).toBeInTheDocument()
    act(() => state.write('connectivity').setState({ online: true }))
    expect(await screen.findByRole('link', { name: /View basket.*£1.20/ })).toBeVisible()
    expect(screen.queryByText('Waiting for a connection')).not.toBeInTheDocument()
  })
})

describe('an answer that takes long', () => {
  it('is said to be waited for, and no longer once it is there', async () => {
    const http = aKitchen([], menu)
    let answer = () => {}
    http.answer(
      'basket.create-basket',
      () => new Promise((_, reject) => (answer = () => reject(new NetworkError('unreachable')))),
    )
    const { user } = open({ http })
    await user.click(screen.getByRole('button', { name: 'Add Garlic dip' }))
    expect(await screen.findByText('Adding it')).toBeVisible()
    answer()
    expect(await screen.findByText("We couldn't add that. Please try again.", { selector: 'span' })).toBeVisible()
    expect(screen.queryByText('Adding it')).toBeNull()
  })
})

describe('a basket from another restaurant', () => {
  it('is kept unless the customer says to start again here', async () => {
    const { user, state } = open({
      seed: { basket: aFilledBasket([aLine()], { restaurant: PICCADILLY }) },
      http: aKitchen([aLine()], menu),
    })
    await user.click(screen.getByRole('button', { name: 'Add Fogo dip' }))
    const question = await sheet('One basket, one Galo')
    expect(question.getByText('Your basket has food from Galo Piccadilly. Start again here?')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Keep my basket' }))
    expect(state.read('basket').getState().restaurant).toEqual(PICCADILLY)
  })

  it('goes when the customer starts again, and never mixes', async () => {
    const { user, state } = open({
      seed: { basket: aFilledBasket([aLine()], { restaurant: PICCADILLY }) },
      http: aKitchen([aLine()], menu),
    })
    await user.click(screen.getByRole('button', { name: 'Add Fogo dip' }))
    await user.click((await sheet('One basket, one Galo')).getByRole('button', { name: 'Start again' }))
    expect(await screen.findByText('Added: Fogo dip')).toBeVisible()
    const basket = state.read('basket').getState()
    expect(basket.restaurant?.name).toBe('Galo Deansgate')
    expect(basket.signed?.data.menu_items.map(({ display_name }) => display_name)).toEqual(['Fogo dip'])
  })
})
