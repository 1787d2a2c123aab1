import { act, screen, waitFor } from '@galo/testing'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { crossOut, takeUpPresses } from '../../browser/presses/early-presses'
import { EARLY_PRESS_SCRIPT } from './early-press-script'

const place = document.createElement('div')
place.id = 'root'
let root: Root | undefined
let stop = () => {}

const Stepper = ({ name }: { readonly name: string }) => {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>
}

/** A page whose second part has its code on the way, as long as it is told so. */
const pageWith = (Part: ComponentType) => (
  <div onClickCapture={({ nativeEvent }) => crossOut(nativeEvent)}>
    <Stepper name="Chips" />
    <Suspense>
      <Part />
    </Suspense>
  </div>
)
const Rice = () => <Stepper name="Rice" />

const button = (name: RegExp) => screen.getByRole('button', { name })
const press = (name: RegExp) => act(() => button(name).click())

const comeAlive = (page = pageWith(Rice)) =>
  act(() => {
    root = hydrateRoot(place, page)
    stop = takeUpPresses()
  })

/** What the buttons say that show that they wait; the test's browser animates nothing. */
const signs: string[] = []

beforeAll(() => {
  Element.prototype.animate = function (this: Element, _frames, options) {
    const words = this.textContent
    signs.push(words)
    const sign = {
      id: typeof options === 'object' ? options.id : '',
      cancel: () => signs.splice(signs.indexOf(words), 1),
    }
    this.getAnimations = () => (signs.includes(words) ? [sign as unknown as Animation] : [])
    return sign as unknown as Animation
  }
  Element.prototype.getAnimations = () => []
  // As the document does, once.
  new Function(EARLY_PRESS_SCRIPT)()
})

beforeEach(() => {
  document.body.append(place)
  place.innerHTML = renderToString(pageWith(Rice))
})

afterEach(() => {
  stop()
  act(() => root?.unmount())
  root = undefined
  place.remove()
  globalThis.__galoEarlyPresses?.splice(0)
  signs.splice(0)
})

describe('a press before the code', () => {
  it('counts once the page is alive, as often as it was made, and shows until then that it waits', async () => {
    press(/Chips/)
    press(/Chips/)
    press(/Rice/)
    await waitFor(() => expect(signs).toEqual(['Chips 0', 'Rice 0']))
    comeAlive()
    await waitFor(() => expect(button(/Chips/)).toHaveTextContent('Chips 2'))
    await waitFor(() => expect(button(/Rice/)).toHaveTextContent('Rice 1'))
    await waitFor(() => expect(signs).toEqual([]))
  })

  it('is not made again where the page heard it at once', async () => {
    comeAlive()
    press(/Chips/)
    press(/Rice/)
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(button(/Chips/)).toHaveTextContent('Chips 1')
    expect(button(/Rice/)).toHaveTextContent('Rice 1')
    expect(globalThis.__galoEarlyPresses).toEqual([])
  })

  it('on what opens a list of its own, which needs no code, is not made again', () => {
    place.innerHTML = '<button popovertarget="list">All sections</button>'
    press(/All sections/)
    expect(globalThis.__galoEarlyPresses).toEqual([])
  })

  it('waits on for a part whose own code comes later', async () => {
    let arrive = (_part: { readonly default: ComponentType }) => {}
    const Later = lazy(() => new Promise<{ readonly default: ComponentType }>((resolve) => (arrive = resolve)))
    press(/Rice/)
    comeAlive(pageWith(Later))
    press(/Rice/)
    press(/Chips/)
    await waitFor(() => expect(button(/Chips/)).toHaveTextContent('Chips 1'))
    expect(button(/Rice/)).toHaveTextContent('Rice 0')
    await act(async () => arrive({ default: Rice }))
    await waitFor(() => expect(button(/Rice/)).toHaveTextContent('Rice 2'))
  })

  it('waits for those before it in its dialog, and for none elsewhere', async () => {
    let arrive = (_part: { readonly default: ComponentType }) => {}
    const Later = lazy(() => new Promise<{ readonly default: ComponentType }>((resolve) => (arrive = resolve)))
    const added: (string | null)[] = []
    const sheetWith = (Part: ComponentType) => (
      <div onClickCapture={({ nativeEvent }) => crossOut(nativeEvent)}>
        <section>
          <Suspense>
            <Part />
          </Suspense>
          <button onClick={() => added.push(button(/Rice/).textContent)}>Add</button>
        </section>
        <Stepper name="Chips" />
      </div>
    )
    place.innerHTML = renderToString(sheetWith(Rice))
    for (const name of [/Rice/, /Rice/, /Add/, /Chips/]) press(name)
    comeAlive(sheetWith(Later))
    await waitFor(() => expect(button(/Chips/)).toHaveTextContent('Chips 1'))
    expect(added).toEqual([])
    await act(async () => arrive({ default: Rice }))
    await waitFor(() => expect(added).toEqual(['Rice 2']))
  })

  it('is dropped with its button', async () => {
    const Never = lazy(() => new Promise<{ readonly default: ComponentType }>(() => {}))
    press(/Rice/)
    comeAlive(pageWith(Never))
    await waitFor(() => expect(globalThis.__galoEarlyPresses).toHaveLength(1))
    act(() => root?.render(<p>Rice can’t be had</p>))
    await waitFor(() => expect(globalThis.__galoEarlyPresses).toEqual([]))
  })

  it('goes to the button that has taken the place of its own, when its part was drawn anew before it was alive', async () => {
    const added: string[] = []
    const page = (
      <ul onClickCapture={({ nativeEvent }) => crossOut(nativeEvent)}>
        {['chips', 'rice'].map((dish) => (
          <li key={dish} id={dish}>
            <button onClick={() => added.push(dish)}>Add</button>
          </li>
        ))}
      </ul>
    )
    place.innerHTML = renderToString(page)
    act(() => document.querySelector<HTMLElement>('#rice button')?.click())
    act(() => document.querySelector<HTMLElement>('#rice button')?.click())
    place.replaceChildren()
    act(() => {
      root = createRoot(place)
      root.render(page)
      stop = takeUpPresses()
    })
    await waitFor(() => expect(globalThis.__galoEarlyPresses).toEqual([]))
    expect(added).toEqual(['rice', 'rice'])
  })

  it('waits for a button that its part takes away for a moment, as a press on it may have the part drawn anew', async () => {
    const Section = () => {
      const [count, setCount] = useState(0)
      const [isHere, setHere] = useState(true)
      const add = () => {
        setCount(count + 1)
        setHere(false)
        setTimeout(() => setHere(true), 150)
      }
      return (
        <section id="dips">
          <p>{count} dips</p>
          {isHere && (
            <p id="dip" key={count}>
              <button aria-label="Add a dip" onClick={add}>
                +
              </button>
            </p>
          )}
        </section>
      )
    }
    place.innerHTML = renderToString(pageWith(Section))
    for (let time = 0; time < 3; time += 1) press(/Add a dip/)
    comeAlive(pageWith(Section))
    await waitFor(() => expect(screen.getByText('3 dips')).toBeInTheDocument(), { timeout: 3_000 })
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(screen.getByText('3 dips')).toBeInTheDocument()
  })

  it('on what opens something else is meant once, and nothing behind it is', async () => {
    const opened: string[] = []
    const open = () => {
      opened.push('dish')
      history.pushState(null, '', '?item=dish')
    }
    const page = (
      <div onClickCapture={({ nativeEvent }) => crossOut(nativeEvent)}>
        <button onClick={open}>Open</button>
        <Stepper name="Chips" />
      </div>
    )
    place.innerHTML = renderToString(page)
    press(/Open/)
    press(/Open/)
    press(/Chips/)
    comeAlive(page)
    await waitFor(() => expect(globalThis.__galoEarlyPresses).toEqual([]))
    expect(opened).toEqual(['dish'])
    expect(button(/Chips/)).toHaveTextContent('Chips 0')
  })

  it('of Escape closes the sheet that the page came with, once, and one that its own code has closed is left to it', async () => {
    const closed: string[] = []
    const sheetOf = (onKeyDown?: (event: KeyboardEvent) => void) => (
      <div onClickCapture={({ nativeEvent }) => crossOut(nativeEvent)}>
        <dialog open onKeyDown={({ nativeEvent }) => onKeyDown?.(nativeEvent)}>
          <button className="sheet-close" onClick={() => closed.push('by its button')}>
            Close
          </button>
        </dialog>
      </div>
    )
    const pressEscape = () =>
      act(async () => {
        button(/Close/).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
        await new Promise((resolve) => setTimeout(resolve))
      })
    const page = sheetOf((event) => {
      event.preventDefault()
      closed.push('by the key')
    })
    place.innerHTML = renderToString(page)
    await pressEscape()
    await pressEscape()
    await waitFor(() => expect(signs).toEqual(['Close']))
    comeAlive(page)
    await waitFor(() => expect(closed).toEqual(['by its button']))
    await pressEscape()
    expect(closed).toEqual(['by its button', 'by the key'])
  })

  it('on what sends a form without an address sends it once, by the code', async () => {
    const sent = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
    const page = (
      <div onClickCapture={({ nativeEvent }) => crossOut(nativeEvent)}>
        <form onSubmit={sent}>
          <button type="submit">Add</button>
        </form>
      </div>
    )
    place.innerHTML = renderToString(page)
    let left = true
    document.addEventListener('submit', (event) => (left = !event.defaultPrevented), { once: true })
    press(/Add/)
    expect(left).toBe(false)
    comeAlive(page)
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  })
})
