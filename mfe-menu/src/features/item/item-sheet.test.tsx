import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { storesInUse } from '@galo/build/descriptions'
import { BrowserRouter } from '@galo/navigation'
import { createState, StateProvider } from '@galo/state'
import { act, screen, within } from '@galo/testing'
import { halfChickenSheet } from '../../test/item-sheet.fixture'

/** The sheet as the server sends it, with `early` done to it before its code arrives. */
const arriveLate = (early: () => void) => {
  let root: Root | undefined
  const sheet = (
    <StateProvider state={createState(storesInUse())}>
      <BrowserRouter>{halfChickenSheet()}</BrowserRouter>
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
