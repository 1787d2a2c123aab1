import { savedScroll, saveScroll } from '../../browser/pages/scroll-memory'
import { PLACED } from '../../shared/scroll-names'
import { SCROLL_SCRIPT } from './scroll-script'

const run = () => new Function(SCROLL_SCRIPT)()
const arriveBy = (type: string) => {
  performance.getEntriesByType = (() => [{ type }]) as unknown as typeof performance.getEntriesByType
}

describe('the script that keeps the place', () => {
  const scrolled = jest.fn()
  beforeEach(() => {
    sessionStorage.clear()
    history.replaceState(null, '')
    delete document.documentElement.dataset[PLACED]
    scrolled.mockReset()
    window.scrollTo = scrolled
    arriveBy('navigate')
  })

  it('writes down where the customer leaves, where the page looks for it', () => {
    run()
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 743.6 })
    window.dispatchEvent(new Event('pagehide'))
    expect(savedScroll(location.pathname, 'default')).toBe(744)
    history.replaceState({ key: 'k2' }, '')
    window.dispatchEvent(new Event('pagehide'))
    expect(savedScroll(location.pathname, 'k2')).toBe(744)
  })

  it.each(['reload', 'back_forward'])('puts a page that comes by %s where it was left', (type) => {
    saveScroll(location.pathname, 'default', 900)
    arriveBy(type)
    run()
    expect(scrolled).toHaveBeenCalledWith(0, 900)
  })

  describe('while the house’s fonts are on their way', () => {
    const held = () => document.documentElement.style.overflowAnchor
    let arrive = () => {}
    beforeEach(() => {
      const ready = new Promise<void>((resolve) => (arrive = resolve))
      Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } })
      scrolled.mockImplementation((_x, top) =>
        Object.defineProperty(window, 'scrollY', { configurable: true, value: top }),
      )
      saveScroll(location.pathname, 'default', 900)
      arriveBy('reload')
      run()
    })
    afterEach(() => Reflect.deleteProperty(document, 'fonts'))

    it('keeps the place, not the line that stands there in another font, until they are here', async () => {
      window.dispatchEvent(new Event('scroll'))
      expect(held()).toBe('none')
      arrive()
      await Promise.resolve()
      expect(held()).toBe('')
    })

    it('holds the lines again of a customer who scrolls on', () => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: 1_400 })
      window.dispatchEvent(new Event('scroll'))
      expect(held()).toBe('')
    })
  })

  it('leaves a page that is opened anew at its top', () => {
    saveScroll(location.pathname, 'default', 900)
    run()
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('keeps what was kept, where a page could not be scrolled that far before it is left again', () => {
    saveScroll(location.pathname, 'default', 900)
    arriveBy('reload')
    scrolled.mockImplementation(() => Object.defineProperty(window, 'scrollY', { configurable: true, value: 278 }))
    run()
    window.dispatchEvent(new Event('pagehide'))
    expect(savedScroll(location.pathname, 'default')).toBe(900)
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 120 })
    window.dispatchEvent(new Event('pagehide'))
    expect(savedScroll(location.pathname, 'default')).toBe(120)
  })
})
