import { PLACED } from '../../shared/scroll-names'
import { goTo, returnTo, saveScroll, savedScroll, startScrollMemory } from './scroll-memory'

describe('the scroll memory', () => {
  beforeEach(() => sessionStorage.clear())

  it('keeps the places of two pages apart, though both were loaded whole', () => {
    saveScroll('/order/menu/deansgate', 'default', 2_400)
    expect(savedScroll('/order/search', 'default')).toBeNull()
  })

  it('returns a reload to where the customer was', () => {
    saveScroll('/order/menu/deansgate', 'default', 2_400)
    startScrollMemory('/order/menu/deansgate', 'reload')
    expect(savedScroll('/order/menu/deansgate', 'default')).toBe(2_400)
  })

  it('starts an address that was typed anew at its top', () => {
    saveScroll('/order/menu/deansgate', 'default', 2_400)
    startScrollMemory('/order/menu/deansgate', 'navigate')
    expect(savedScroll('/order/menu/deansgate', 'default')).toBeNull()
  })

  it.each(['setItem', 'getItem', 'removeItem'] as const)(
    'forgets, and breaks nothing, where %s is refused',
    (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
      })
      startScrollMemory('/order/menu/deansgate', 'navigate')
      saveScroll('/order/menu/deansgate', 'a', 2_400)
      expect(savedScroll('/order/menu/deansgate', 'a')).toBe(method === 'removeItem' ? 2_400 : null)
    },
  )

  it.each([
    ['goes on to where the customer was, once a page that came as a skeleton is whole', 278, 2_400],
    ['leaves a customer alone who scrolled on meanwhile', 300, null],
  ])('%s', (_, top, movedTo) => {
    window.scrollTo = jest.fn()
    saveScroll('/order/menu/deansgate', 'default', 2_400)
    startScrollMemory('/order/menu/deansgate', 'back_forward')
    document.documentElement.dataset[PLACED] = '278'
    Object.defineProperty(window, 'scrollY', { configurable: true, value: top })
    returnTo('/order/menu/deansgate', 'default')
    expect(jest.mocked(window.scrollTo).mock.calls).toEqual(
      movedTo === null ? [] : [[{ top: movedTo, behavior: 'instant' }]],
    )
  })

  it('has a page laid out whole for a place further down, and for no other', () => {
    window.scrollTo = jest.fn()
    delete document.documentElement.dataset[PLACED]
    saveScroll('/order/search', 'top', 0)
    saveScroll('/order/search', 'down', 2_400)
    returnTo('/order/search', 'top')
    expect(document.documentElement.dataset).not.toHaveProperty(PLACED)
    returnTo('/order/search', 'down')
    expect(document.documentElement.dataset).toHaveProperty(PLACED)
    goTo(0)
    expect(document.documentElement.dataset).not.toHaveProperty(PLACED)
  })
})
