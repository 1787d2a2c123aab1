import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { AddButton } from './add-button'
import { Stepper } from './stepper'

const place = document.createElement('div')
let root: Root | undefined

const Dish = ({ onAdd }: { readonly onAdd: () => void }) => {
  const [count, setCount] = useState(1)
  return (
    <>
      <AddButton label="Add Garlic dip" onClick={onAdd} />
      <Stepper label="Garlic dip" value={count} onChange={setCount} />
    </>
  )
}

/** As the document's own script does. */
const note = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button !== null) globalThis.__galoPresses?.set(button, (globalThis.__galoPresses.get(button) ?? 0) + 1)
}

const arriveLate = (onAdd: () => void, early: () => void) => {
  globalThis.__galoPresses = new WeakMap()
  addEventListener('click', note, true)
  document.body.append(place)
  place.innerHTML = renderToString(<Dish onAdd={onAdd} />)
  early()
  act(() => {
    root = hydrateRoot(place, <Dish onAdd={onAdd} />)
  })
}

afterEach(() => {
  act(() => root?.unmount())
  place.remove()
  removeEventListener('click', note, true)
  globalThis.__galoPresses = undefined
})

const plus = () => screen.getByRole('button', { name: 'Add Garlic dip' })
const more = () => screen.getByRole('button', { name: 'One Garlic dip more' })

describe('a button pressed before its code is here', () => {
  it('does what it was pressed for, as often as it was, once it is alive', async () => {
    const onAdd = jest.fn()
    arriveLate(onAdd, () => {
      plus().click()
      plus().click()
      more().click()
      more().click()
      more().click()
    })
    await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(screen.queryByText('4')).not.toBeNull())
  })

  it('does nothing twice that was heard at once', async () => {
    const onAdd = jest.fn()
    arriveLate(onAdd, () => {})
    // In the moment between coming alive and looking for early presses.
    act(() => plus().click())
    act(() => more().click())
    await waitFor(() => expect(screen.queryByText('2')).not.toBeNull())
    await new Promise<void>((resolve) => setTimeout(resolve))
    expect(onAdd).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('2')).not.toBeNull()
  })
})
