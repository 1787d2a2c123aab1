import { useLayoutEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { storesInUse } from '@galo/build/descriptions'
import { BrowserRouter } from '@galo/navigation'
import { createState, StateProvider } from '@galo/state'
import { act, screen } from '@galo/testing'
import { chickenSheet } from '../../test/item-sheet.fixture'

const addButton = () => screen.getByRole('button', { name: /Add to basket/ })

/** Presses "Add" while the page is still what the server drew, which knows nothing of anybody. */
const PressesEarly = ({ press }: { readonly press: () => void }) => {
  useLayoutEffect(press, [press])
  return null
}

describe('a dish with celery in it, opened by its address by who must not have celery', () => {
  it('is asked about also where “Add” was pressed before their profile was drawn', () => {
    const added = jest.fn(async () => ({ kind: 'asked' as const }))
    const presses = jest.fn(() => addButton().click())
    const state = createState(storesInUse())
    const page = (
      <StateProvider state={state}>
        <BrowserRouter>
          {chickenSheet({ allergens: { celery: 'YES' }, modifiers: [], onAdd: added })}
          <PressesEarly press={presses} />
        </BrowserRouter>
      </StateProvider>
    )
    const place = document.createElement('div')
    document.body.replaceChildren(place)
    place.innerHTML = renderToString(page)
    state.write('menuFilters').setState({ avoid: ['celery'], isSafeModeOn: true })
    let root: Root | undefined
    act(() => {
      root = hydrateRoot(place, page)
    })
    expect(presses).toHaveBeenCalled()
    expect(added).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog', { name: 'This has celery in it. Add it anyway?' })).toBeVisible()
    act(() => root?.unmount())
  })
})
