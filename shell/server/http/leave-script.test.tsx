import { savedScroll } from '../../browser/pages/scroll-memory'
import { LEAVE_SCRIPT } from './leave-script'

describe('the script that sees a customer leave', () => {
  beforeEach(() => sessionStorage.clear())

  it('writes down the place where the page looks for it', () => {
    new Function(LEAVE_SCRIPT)()
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 743.6 })
    window.dispatchEvent(new Event('pagehide'))
    expect(savedScroll(location.pathname, 'default')).toBe(744)
    history.replaceState({ key: 'k2' }, '')
    window.dispatchEvent(new Event('pagehide'))
    expect(savedScroll(location.pathname, 'k2')).toBe(744)
  })
})
