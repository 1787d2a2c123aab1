import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Sheet } from './sheet'

const Item = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Half chicken, £10.95</button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Half chicken" foot={<button>Add to basket</button>}>
        <button>Pick your fire</button>
      </Sheet>
    </>
  )
}

const setUp = async () => {
  const user = userEvent.setup()
  render(
    <StrictMode>
      <Item />
    </StrictMode>,
  )
  const opener = screen.getByRole('button', { name: /£10.95/ })
  await user.click(opener)
  return { user, opener }
}

/** What browsers do and jsdom does not: opening takes the focus, closing tells. */
const teachDialogs = () => {
  const modals = jest.fn()
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new Error('already open')
      modals()
      this.open = true
      this.querySelector('button')?.focus()
    },
    close(this: HTMLDialogElement) {
      this.open = false
      setTimeout(() => this.dispatchEvent(new Event('close')))
    },
  })
  return modals
}

const unteachDialogs = () => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close')
}

describe.each(['a browser that knows modal dialogs', 'a browser that does not'])('Sheet in %s', (browser) => {
  const knows = browser === 'a browser that knows modal dialogs'
  let modals = jest.fn()
  beforeEach(() => {
    if (knows) modals = teachDialogs()
  })
  afterEach(unteachDialogs)

  it('opens under its title and brings the focus there', async () => {
    await setUp()
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Half chicken' }).open).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Half chicken' }))
    expect(modals.mock.calls.length > 0).toBe(knows)
  })

  it('stays open when closing an earlier one is only now reported', async () => {
    await setUp()
    await new Promise((later) => setTimeout(later, 10))
    screen.getByRole('dialog')
  })

  it.each([
    [
      'its button',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close popup' })),
    ],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['a press beside it', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('dialog'))],
  ])('closes by %s and gives the focus back to what opened it', async (_way, close) => {
    const { user, opener } = await setUp()
    await close(user)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('does not close by a press inside', async () => {
    const { user } = await setUp()
    await user.click(screen.getByRole('button', { name: 'Pick your fire' }))
    screen.getByRole('dialog')
  })
})

describe('Sheet from the server', () => {
  const sheet = (open: boolean) => (
    <Sheet open={open} onClose={() => {}} title="Half chicken">
      Over fire.
    </Sheet>
  )
  it('can be read before any script when it is open', () => {
    expect(renderToString(sheet(true))).toMatch(/<dialog[^>]* open=""/)
  })
  it('leaves the focus where it was in the sheet when its code arrives', () => {
    teachDialogs()
    const page = (
      <Sheet open onClose={() => {}} title="Half chicken">
        <button>Pick your fire</button>
        <button>Choose a meal</button>
      </Sheet>
    )
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(page)
    const meal = screen.getByRole('button', { name: 'Choose a meal' })
    meal.focus()
    let root: Root | undefined
    act(() => {
      root = hydrateRoot(place, page)
    })
    expect(document.activeElement).toBe(meal)
    act(() => root?.unmount())
    place.remove()
    unteachDialogs()
  })

  it('is not there when it is closed', () => {
    expect(renderToString(sheet(false))).toBe('')
  })
})
