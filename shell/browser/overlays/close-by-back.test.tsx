import { useState } from 'react'
import { createOverlayStack, type OverlayTurn } from '@galo/services'
import { act, fireEvent, renderScreen, screen } from '@galo/testing'
import { Dialog } from '@galo/ui'
import { keepFirstPlace } from '../pages/first-step'
import { closeByBack } from './close-by-back'

/** Much longer than two steps through the history take here, on a busy machine too, in milliseconds. */
const STEP_MS = 400

const overlays = createOverlayStack()
keepFirstPlace()
// As the router does, before late code comes: Chromium goes by that order alone.
const led = jest.fn<void, [string]>()
addEventListener('popstate', () => led(location.pathname), { capture: true })
closeByBack(overlays)

const step = (take: () => void) =>
  act(async () => {
    take()
    await new Promise((taken) => setTimeout(taken, STEP_MS))
  })

/** A page, the last of three, with a popup for who asks. */
const Page = ({ onClose }: { readonly onClose?: () => void }) => {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose?.()
    setOpen(false)
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>Lose my time</button>
      <Dialog open={open} title="That time has just gone" {...(onClose && { onClose: close })} />
    </>
  )
}
const visit = (onClose?: () => void) => {
  renderScreen(<Page {...(onClose && { onClose })} />, { owner: 'shell' })
  history.replaceState({ idx: 0 }, '', '/one')
  history.pushState({ idx: 1 }, '', '/two')
  history.pushState({ idx: 2 }, '', '/three')
}
let turn: OverlayTurn | undefined
const showPopup = () => {
  fireEvent.click(screen.getByText('Lose my time'))
  turn = overlays.enter('lost-slot')
}

beforeEach(() => led.mockClear())
afterEach(() => turn?.leave())

describe('Back', () => {
  it('closes what lies over the page, which stays; the next one leads on', async () => {
    const onClose = jest.fn(() => location.pathname)
    visit(onClose)
    showPopup()
    await step(() => history.back())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onClose.mock.results).toEqual([{ type: 'return', value: '/three' }])
    expect([location.pathname, led.mock.calls]).toEqual(['/three', []])
    await step(() => history.back())
    expect([location.pathname, led.mock.calls]).toEqual(['/two', [['/two']]])
  })

  it('pressed twice closes it and leads on once', async () => {
    visit(() => {})
    showPopup()
    await step(() => {
      history.back()
      // A second step back: jsdom counts both from where they were asked for.
      history.go(-2)
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(location.pathname).toBe('/two')
    expect(led).toHaveBeenLastCalledWith('/two')
  })

  it('leads on from what can’t be closed', async () => {
    visit()
    showPopup()
    await step(() => history.back())
    expect([location.pathname, led.mock.calls]).toEqual(['/two', [['/two']]])
  })

  it('has nothing left to close once the system’s own gesture has, and leads on', async () => {
    visit(() => {})
    showPopup()
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(location.pathname).toBe('/three')
    await step(() => history.back())
    expect([location.pathname, led.mock.calls]).toEqual(['/two', [['/two']]])
  })
})

describe('Forward', () => {
  it('leads on, whatever lies over the page', async () => {
    visit(() => {})
    await step(() => history.back())
    led.mockClear()
    showPopup()
    await step(() => history.forward())
    expect([location.pathname, led.mock.calls]).toEqual(['/three', [['/three']]])
  })
})
