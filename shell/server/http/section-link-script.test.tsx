import { act, screen } from '@galo/testing'
import { SECTION_LINK_SCRIPT } from './section-link-script'

const wentTo: string[] = []
const link = (name: string) => screen.getByRole('link', { name })
const marked = () => [...document.querySelectorAll('a[aria-current]')].map(({ textContent }) => textContent)

beforeAll(() => {
  Element.prototype.scrollIntoView = function (this: Element) {
    wentTo.push(this.id)
  }
  // As the document does, once.
  new Function(SECTION_LINK_SCRIPT)()
})

beforeEach(() => {
  wentTo.length = 0
  history.replaceState(null, '', '/order/menu/deansgate')
  document.body.innerHTML = `<div id="root">
    <nav><a href="#chicken" aria-current="true">Chicken</a><a href="#dips">Dips</a><a href="#gone">Gone</a></nav>
    <section id="chicken"></section><section id="dips"><a href="?item=dip">A dip</a></section>
  </div>`
})
afterEach(() => document.body.replaceChildren())

/** It goes there a second time when the frame after the next is drawn, however late that is. */
const untilThere = async () => {
  await new Promise((resolve) => setTimeout(resolve))
  for (const _ of ['the next', 'the one after']) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Whether the browser was kept from following the link itself. */
const press = async (name: string, how: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
  await act(async () => {
    link(name).dispatchEvent(event)
    await untilThere()
  })
  return event.defaultPrevented
}

describe('a link to a section, pressed before its code is here', () => {
  it('goes there, is the current one, and leaves the address as it is', async () => {
    expect(await press('Dips')).toBe(true)
    expect(new Set(wentTo)).toEqual(new Set(['dips']))
    expect(marked()).toEqual(['Dips'])
    expect(location.href).toMatch(/deansgate$/)
    expect(link('A dip')).toHaveFocus()
  })

  it('is taken also where nobody else hears of the press: React ends it on what is not alive', async () => {
    document.querySelector('nav')?.addEventListener('click', (event) => event.stopPropagation(), true)
    expect(await press('Dips')).toBe(true)
    expect(marked()).toEqual(['Dips'])
  })

  it('is the page’s own once that hears it', async () => {
    document.querySelector('nav')?.addEventListener('click', (event) => event.preventDefault())
    await press('Dips')
    expect(wentTo).toEqual([])
    expect(marked()).toEqual(['Chicken'])
  })

  it('closes the list of all sections that it stands in', async () => {
    const nav = document.querySelector<HTMLElement>('nav')
    const closed = jest.fn()
    // jsdom knows no popover.
    Object.assign(nav ?? {}, { popover: 'auto', togglePopover: closed })
    await press('Dips')
    expect(closed).toHaveBeenCalledWith(false)
  })

  it('may be one in a drawing', async () => {
    document.querySelector('nav')?.insertAdjacentHTML('beforeend', '<svg><a href="#dips">A pin</a></svg>')
    const pin = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('svg a')?.dispatchEvent(pin)
    expect(pin.defaultPrevented).toBe(true)
    await untilThere()
    expect(wentTo).toContain('dips')
  })

  it('is the browser’s where what it leads to is not shown', async () => {
    Object.assign(document.getElementById('dips') ?? {}, { checkVisibility: () => false })
    expect(await press('Dips')).toBe(false)
    expect(wentTo).toEqual([])
  })

  it('is the browser’s where it is meant for another tab, or leads to nothing', async () => {
    expect(await press('Dips', { ctrlKey: true })).toBe(false)
    expect(await press('Gone')).toBe(false)
    expect(marked()).toEqual(['Chicken'])
  })
})
