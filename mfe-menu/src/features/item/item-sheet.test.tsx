import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { storesInUse } from '@galo/build/descriptions'
import { BrowserRouter } from '@galo/navigation'
import { createState, StateProvider } from '@galo/state'
import { act, aHalfChicken, aMenuItem, screen, within } from '@galo/testing'
import { chickenSheet, halfChickenSheet } from '../../test/item-sheet.fixture'
import { toItemCard } from './item.model'

/** The sheet as the server sends it, with `early` done to it before its code arrives. */
const arriveLate = (early: () => void, made = halfChickenSheet()) => {
  let root: Root | undefined
  const sheet = (
    <StateProvider state={createState(storesInUse())}>
      <BrowserRouter>{made}</BrowserRouter>
    </StateProvider>
  )
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  place.innerHTML = renderToString(sheet)
  early()
  act(() => {
    root = hydrateRoot(place, sheet)
  })
  return () => act(() => root?.unmount())
}

const dish = () => within(screen.getByRole('dialog', { name: 'Half chicken' }))
const add = () => dish().getByRole('button', { name: /Add to basket/ })

describe('a dish whose address was opened on a slow line', () => {
  it('keeps the fire and the meal picked before the code was here, and prices them', async () => {
    const leave = arriveLate(() => {
      dish().getByRole('radio', { name: /Fogo/ }).click()
      dish()
        .getByRole('radio', { name: /With two regular sides/ })
        .click()
    })
    expect(dish().getByRole('radio', { name: /Fogo/ })).toBeChecked()
    expect(add()).toHaveTextContent('£13.95')
    expect(dish().getByText('0 of 2')).toBeVisible()
    expect(dish().queryByText('Required')).toBeNull()
    leave()
  })

  it('can’t be sent by the browser itself, which would lose it', () => {
    const submits = jest.fn((event: Event) => event.preventDefault())
    document.addEventListener('submit', submits)
    const leave = arriveLate(() => {
      add().click()
    })
    expect(submits).not.toHaveBeenCalled()
    expect(add()).toHaveAttribute('type', 'submit')
    document.removeEventListener('submit', submits)
    leave()
  })
})

describe('a dish half made up', () => {
  const answer = (name: RegExp) => act(() => dish().getByRole('radio', { name }).click())
  const more = () => act(() => dish().getByRole('button', { name: 'One Half chicken more' }).click())
  const nothing = () => {}

  beforeEach(() => {
    history.pushState(null, '', '?item=half-chicken')
    const leave = arriveLate(nothing)
    answer(/Fogo/)
    answer(/With two regular sides/)
    more()
    leave()
  })

  it('is found again after a reload: what was chosen, how many, and the price', () => {
    const leave = arriveLate(nothing)
    expect(dish().getByRole('radio', { name: /Fogo/ })).toBeChecked()
    expect(dish().getByRole('radio', { name: /With two regular sides/ })).toBeChecked()
    expect(dish().getByText('0 of 2')).toBeVisible()
    expect(add()).toHaveTextContent('£27.90')
    leave()
  })

  it('keeps the rest when another answer is given before the code is here again', () => {
    const leave = arriveLate(() => dish().getByRole('radio', { name: /Erva/ }).click())
    expect(dish().getByRole('radio', { name: /Erva/ })).toBeChecked()
    expect(dish().getByRole('radio', { name: /With two regular sides/ })).toBeChecked()
    expect(add()).toHaveTextContent('£27.90')
    leave()
  })

  it('is begun anew by who opens it anew, and after it has gone into the basket', async () => {
    const into = arriveLate(nothing, chickenSheet({ onAdd: async () => ({ kind: 'added' }) }))
    for (const name of [/spiced rice/i, /rainbow slaw/i])
      act(() => dish().getAllByRole('checkbox', { name })[0]?.click())
    await act(async () => add().click())
    into()
    const again = arriveLate(nothing)
    expect(dish().getByRole('radio', { name: /Fogo/ })).not.toBeChecked()
    answer(/Fogo/)
    again()
    history.pushState(null, '', '?item=half-chicken')
    const anew = arriveLate(nothing)
    expect(dish().getByRole('radio', { name: /Fogo/ })).not.toBeChecked()
    expect(add()).toHaveTextContent('£10.95')
    anew()
  })

  it('is begun anew where the dish does not have what was chosen any more', () => {
    const { modifiers } = aHalfChicken()
    const without = modifiers.map((modifier) => ({
      ...modifier,
      choices: modifier.choices.filter(({ displayName }) => displayName !== 'Fogo'),
    }))
    const leave = arriveLate(nothing, chickenSheet({ modifiers: without }))
    expect(add()).toHaveTextContent('£10.95')
    leave()
  })

  describe('with what goes well with it', () => {
    const dips = [
      aMenuItem({ slug: 'garlic-dip', displayName: 'Garlic dip', price: 120 }),
      aMenuItem({ slug: 'fogo-dip', displayName: 'Fogo dip', price: 130 }),
    ]
    const sheet = (onAdd?: Parameters<typeof chickenSheet>[0]) =>
      chickenSheet({
        cards: dips.flatMap((dip) => toItemCard(dip, 'COLLECTION', false) ?? []),
        crossSell: dips.map(({ id }) => id),
        ...onAdd,
      })
    const extra = (name: RegExp) => dish().getByRole('checkbox', { name })
    const take = (name: RegExp) => act(() => extra(name).click())

    it('is found again with it after a reload, also where nothing else was chosen, and what was put back is not', () => {
      history.pushState(null, '', '?item=half-chicken')
      const leave = arriveLate(nothing, sheet())
      for (const name of [/Garlic dip/, /Fogo dip/, /Fogo dip/]) take(name)
      leave()
      const again = arriveLate(nothing, sheet())
      expect(extra(/Garlic dip/)).toBeChecked()
      expect(extra(/Fogo dip/)).not.toBeChecked()
      expect(add()).toHaveTextContent('£12.15')
      take(/Garlic dip/)
      again()
      const last = arriveLate(nothing, sheet())
      expect(extra(/Garlic dip/)).not.toBeChecked()
      last()
    })

    it('keeps the rest of the dish, and is kept by it', () => {
      const leave = arriveLate(nothing, sheet())
      take(/Garlic dip/)
      answer(/Erva/)
      leave()
      const again = arriveLate(() => extra(/Fogo dip/).click(), sheet())
      for (const name of [/Garlic dip/, /Fogo dip/]) expect(extra(name)).toBeChecked()
      expect(dish().getByRole('radio', { name: /Erva/ })).toBeChecked()
      expect(add()).toHaveTextContent('£30.40')
      again()
    })

    it('is begun anew by who opens the dish anew, and after it has gone into the basket', async () => {
      history.pushState(null, '', '?item=half-chicken')
      const into = arriveLate(nothing, sheet({ onAdd: async () => ({ kind: 'added' }) }))
      take(/Garlic dip/)
      answer(/Fogo/)
      answer(/On its own/)
      await act(async () => add().click())
      into()
      const again = arriveLate(nothing, sheet())
      expect(extra(/Garlic dip/)).not.toBeChecked()
      take(/Garlic dip/)
      again()
      history.pushState(null, '', '?item=half-chicken')
      const anew = arriveLate(nothing, sheet())
      expect(extra(/Garlic dip/)).not.toBeChecked()
      anew()
    })
  })
})
