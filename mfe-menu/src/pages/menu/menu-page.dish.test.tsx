import { NetworkError } from '@galo/contracts/errors'
import { act, aHalfChicken, aLine, screen, waitFor, within } from '@galo/testing'
import { aFilledBasket } from '../../test/a-filled-basket'
import { aKitchen, asChosen, bodyOf } from '../../test/a-kitchen'
import { AT, dataWith, menu, open, sheet } from '../../test/menu-page.fixture'

describe('a dish with choices', () => {
  it('goes in as a meal: its fire, two sides, and a price that was right before the button was pressed', async () => {
    const { user, http } = open()
    await user.click(screen.getByRole('link', { name: 'Half chicken' }))
    const dish = await sheet('Half chicken')
    await user.click(await dish.findByRole('radio', { name: /Fogo/ }))
    await user.click(dish.getByRole('radio', { name: /With two regular sides/ }))
    await user.click(dish.getByRole('checkbox', { name: /Spiced rice/ }))
    await user.click(dish.getByRole('checkbox', { name: /Peri chips/ }))
    expect(dish.getByText('2 of 2')).toBeVisible()
    const add = dish.getByRole('button', { name: /Add to basket/ })
    expect(add).toHaveTextContent('£14.25')
    await user.click(add)
    expect(await screen.findByText('Added: Half chicken, Fogo')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = http.calls.find(({ contract }) => contract === 'basket.add-item')
    expect(sent && bodyOf(sent).item).toEqual({
      id: 'item-half-chicken',
      quantity: 1,
      modifiers: [
        { id: 'baste', choices: ['baste-4'] },
        { id: 'meal', choices: ['meal-two-sides'] },
        { id: 'meal-sides', choices: ['side-rice', 'side-chips'] },
      ],
    })
    expect(screen.getByRole('link', { name: /View basket.*£1.20/ })).toBeVisible()
  })

  it('asks for the fire when it is missing, goes to it, and sends nothing', async () => {
    const { user, http } = open({ at: `${AT}&item=half-chicken` })
    const dish = await sheet('Half chicken')
    await dish.findByRole('radio', { name: /Fogo/ })
    await user.click(dish.getByRole('button', { name: /Add to basket/ }))
    expect(dish.getAllByText('Pick your fire first. Erva has no chilli at all.').length).toBeGreaterThan(0)
    expect(dish.getByRole('radio', { name: /Erva/ })).toHaveFocus()
    expect(http.calls.map(({ contract }) => contract)).not.toContain('basket.add-item')
  })

  it('tells of the allergens that a choice brings along', async () => {
    const { user } = open({ at: `${AT}&item=half-chicken` })
    const dish = await sheet('Half chicken')
    const allergens = within(await dish.findByRole('region', { name: 'Allergens with these choices' }))
    expect(allergens.queryByText('Sulphites')).toBeNull()
    await user.click(dish.getByRole('radio', { name: /Fogo/ }))
    expect(allergens.getByText('Sulphites')).toBeVisible()
  })

  it('does not offer a side that has sold out', async () => {
    const { user } = open(
      { at: `${AT}&item=half-chicken` },
      dataWith([{ id: 'item-spiced-rice', status: 'UNAVAILABLE' }]),
    )
    const dish = await sheet('Half chicken')
    await user.click(await dish.findByRole('radio', { name: /With two regular sides/ }))
    expect(dish.getByRole('checkbox', { name: /Spiced rice/ })).toBeDisabled()
  })

  it('says so when the menu has lost the dish meanwhile, instead of waiting for ever', async () => {
    const { user, http } = open({ http: aKitchen([], { sections: [] }), at: `${AT}&item=half-chicken` })
    const dish = await sheet('Half chicken')
    await dish.findByText('The choices didn’t arrive')
    http.answer('menu.get-menu', () => ({ data: { menu } }))
    await user.click(dish.getByRole('button', { name: 'Try again' }))
    expect(await dish.findByRole('radio', { name: /Fogo/ })).toBeInTheDocument()
  })

  const aDishWithoutChoices = async () => {
    const http = aKitchen([], menu)
    http.answer('menu.get-menu', () => {
      throw new NetworkError('unreachable')
    })
    const { user } = open({ http, at: `${AT}&item=half-chicken` })
    const dish = await sheet('Half chicken')
    await dish.findByText('The choices didn’t arrive')
    http.answer('menu.get-menu', () => ({ data: { menu } }))
    return { user, dish }
  }

  it('can be tried again when the choices did not arrive', async () => {
    const { user, dish } = await aDishWithoutChoices()
    await user.click(dish.getByRole('button', { name: 'Try again' }))
    expect(await dish.findByRole('radio', { name: /Fogo/ })).toBeInTheDocument()
  })

  it('asks for its choices again by itself when the line is back', async () => {
    const { dish } = await aDishWithoutChoices()
    act(() => void dispatchEvent(new Event('online')))
    expect(await dish.findByRole('radio', { name: /Fogo/ })).toBeInTheDocument()
  })

  it('asks for nothing that nobody has looked at, and nothing twice, when the line is back', async () => {
    const { http } = open()
    const asked = () => http.calls.filter(({ contract }) => contract === 'menu.get-menu')
    act(() => void dispatchEvent(new Event('online')))
    expect(asked()).toEqual([])
    act(() => screen.getByRole('link', { name: 'Half chicken' }).focus())
    await waitFor(() => expect(asked()).toHaveLength(1))
    act(() => void dispatchEvent(new Event('online')))
    expect(asked()).toHaveLength(1)
  })
})

describe('“+” on a dish with choices', () => {
  it('opens it once, however often it is pressed while the dish is on its way: one way back leads to the menu', async () => {
    const { user } = open()
    const plus = screen.getByRole('button', { name: 'Add Half chicken' })
    await user.click(plus)
    await user.click(plus)
    await user.click((await sheet('Half chicken')).getByRole('button', { name: 'Close popup' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('a line of the basket that is made up anew', () => {
  const sides = ['side-rice', 'side-chips']
  const meal = (outOfStock: boolean) =>
    aLine({
      menu_item_id: 'item-half-chicken',
      slug: 'half-chicken',
      display_name: 'Half chicken',
      quantity: 2,
      modifiers: asChosen(aHalfChicken(), [
        { id: 'baste', choices: ['baste-4'] },
        { id: 'meal', choices: ['meal-two-sides'] },
        { id: 'meal-sides', choices: sides },
      ]),
      out_of_stock: outOfStock,
    })

  it('opens with what was chosen, without the side that sold out, and is changed in its place', async () => {
    const { user, http, state } = open(
      {
        at: `${AT}&item=half-chicken&line=line-1`,
        seed: { basket: aFilledBasket([meal(true)]) },
        http: aKitchen([meal(true)], menu),
      },
      dataWith([{ id: 'item-spiced-rice', status: 'UNAVAILABLE' }]),
    )
    const dish = await sheet('Half chicken')
    expect(await dish.findByRole('radio', { name: /Fogo/ })).toBeChecked()
    expect(dish.getByRole('checkbox', { name: /Peri chips/ })).toBeChecked()
    expect(dish.getByRole('checkbox', { name: /Spiced rice/ })).not.toBeChecked()
    await user.click(dish.getByRole('checkbox', { name: /Rainbow slaw/ }))
    await user.click(dish.getByRole('button', { name: /Update basket/ }))
    expect(await screen.findByText('Changed: Half chicken, Fogo')).toBeVisible()
    const sent = http.calls.filter(({ contract }) => contract === 'basket.change-item')
    expect(sent.map((call) => bodyOf(call).item)).toEqual([
      {
        id: 'line-1',
        quantity: 2,
        modifiers: [
          { id: 'baste', choices: ['baste-4'] },
          { id: 'meal', choices: ['meal-two-sides'] },
          { id: 'meal-sides', choices: ['side-chips', 'side-slaw'] },
        ],
      },
    ])
    expect(state.read('basket').getState().signed?.data.menu_items).toHaveLength(1)
  })

  it('gives the focus back to its line, in the basket that lies over a phone’s menu, whether it was changed or left', async () => {
    const lines = [aLine({ id: 'line-0' }), meal(false)]
    const { user } = open({
      at: `${AT}&basket=open`,
      seed: { basket: aFilledBasket(lines) },
      http: aKitchen(lines, menu),
    })
    const lineToChange = async () => (await sheet('Your basket')).getByRole('link', { name: 'Change Half chicken' })
    await user.click(await lineToChange())
    await sheet('Half chicken')
    await user.keyboard('{Escape}')
    await waitFor(async () => expect(await lineToChange()).toHaveFocus())
    await user.keyboard('{Enter}')
    const dish = await sheet('Half chicken')
    await user.click(await dish.findByRole('checkbox', { name: /Peri chips/ }))
    await user.click(dish.getByRole('checkbox', { name: /Rainbow slaw/ }))
    await user.click(dish.getByRole('button', { name: /Update basket/ }))
    await waitFor(async () => expect(await lineToChange()).toHaveFocus())
  })

  it('is not lost with what was chosen when another tab takes it out meanwhile: it goes in as it was made up', async () => {
    const basket = aFilledBasket([meal(false)])
    const { user, http, state } = open({
      at: `${AT}&item=half-chicken&line=line-1`,
      seed: { basket },
      http: aKitchen([meal(false)], menu),
    })
    const dish = await sheet('Half chicken')
    await user.click(await dish.findByRole('checkbox', { name: /Peri chips/ }))
    await user.click(dish.getByRole('checkbox', { name: /Rainbow slaw/ }))
    act(() => state.write('basket').setState(aFilledBasket([aLine({ id: 'line-2' })])))
    expect(dish.getByRole('checkbox', { name: /Rainbow slaw/ })).toBeChecked()
    await user.click(dish.getByRole('button', { name: /Update basket/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = http.calls.filter(({ contract }) => contract.startsWith('basket.'))
    expect(sent.map(({ contract }) => contract)).toContain('basket.add-item')
    expect(sent.map(({ contract }) => contract)).not.toContain('basket.change-item')
    const added = sent.find(({ contract }) => contract === 'basket.add-item')
    expect(added && bodyOf(added).item).toMatchObject({
      id: 'item-half-chicken',
      quantity: 2,
      modifiers: [{ id: 'baste' }, { id: 'meal' }, { id: 'meal-sides', choices: ['side-rice', 'side-slaw'] }],
    })
  })
})
