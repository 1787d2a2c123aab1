import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { Profiler, StrictMode, type ReactNode } from 'react'
import { BrowserRouter, Link, useLocation, type LinkProps } from './router'

const HERE = '/order/menu/deansgate?fulfilment=collection'

const Where = () => {
  const { pathname, search, hash, state } = useLocation()
  return <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>
}

const show = (children: ReactNode) =>
  render(
    <StrictMode>
      <BrowserRouter>
        <Where />
        {children}
      </BrowserRouter>
    </StrictMode>,
  )
const showLink = (props: LinkProps) => show(<Link {...props}>On</Link>)
const where = () => screen.getByRole('status').textContent

/** Presses the link; whether the browser was left to open it. jsdom, which opens no pages, is kept from trying. */
const press = (how: MouseEventInit = {}): boolean => {
  const link = screen.getByRole('link')
  const click = createEvent.click(link, { button: 0, ...how })
  let isLeft = true
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  fireEvent(link, click)
  return isLeft
}

describe('a link within the site', () => {
  beforeEach(() => window.history.replaceState(null, '', HERE))

  it('is a plain link, and goes there without a new document', () => {
    showLink({ to: '/order/search', state: { from: 'menu' } })
    expect(screen.getByRole('link').getAttribute('href')).toBe('/order/search')
    expect(press()).toBe(false)
    expect(where()).toBe('/order/search {"from":"menu"}')
  })

  it.each([
    ['?item=half-chicken', '/order/menu/deansgate?item=half-chicken null'],
    ['#sides', `${HERE}#sides null`],
  ])('that begins with a part of an address is of the page it stands on: %s', (to, expected) => {
    showLink({ to })
    press()
    expect(where()).toBe(expected)
  })

  it('adds to the history, unless it replaces or leads where the customer is', () => {
    const entries = () => window.history.length
    const before = entries()
    showLink({ to: HERE }).unmount()
    const { unmount } = showLink({ to: HERE })
    press()
    expect(entries()).toBe(before)
    unmount()
    const { unmount: close } = showLink({ to: '/order/search', replace: true })
    press()
    expect(entries()).toBe(before)
    close()
    showLink({ to: '/order/checkout' })
    press()
    expect(entries()).toBe(before + 1)
  })

  it.each(['metaKey', 'altKey', 'ctrlKey', 'shiftKey'])('is the browser’s own with %s held', (key) => {
    showLink({ to: '/order/search' })
    expect(press({ [key]: true })).toBe(true)
    expect(where()).toContain(HERE)
  })

  it.each<LinkProps>([
    { to: '/order/search', target: '_blank' },
    { to: 'https://galo.ie/order/search' },
    { to: '//galo.ie/order/search' },
    { to: 'tel:01' },
  ])('is the browser’s own where it leads out of this page: %j', (props) => {
    showLink(props)
    expect(press()).toBe(true)
    expect(where()).toContain(HERE)
  })

  it('does what it is told to first, and stays where that took the press for itself', () => {
    const onClick = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
    showLink({ to: '/order/search', onClick })
    press()
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(where()).toContain(HERE)
  })

  it('is not drawn again when the address changes', () => {
    const onRender = jest.fn()
    show(
      <Profiler id="links" onRender={onRender}>
        <Link to="/order/search">On</Link>
      </Profiler>,
    )
    onRender.mockClear()
    press()
    expect(where()).toContain('/order/search')
    act(() => window.history.back())
    expect(onRender).not.toHaveBeenCalled()
  })
})
