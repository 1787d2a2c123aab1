import { onScrollEnd } from './on-scroll-end'

const scroll = (type: 'scroll' | 'scrollend') => window.dispatchEvent(new Event(type))

describe('onScrollEnd', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(window, 'onscrollend')
  })

  it('is told by the browser', () => {
    Object.assign(window, { onscrollend: null })
    const tell = jest.fn()
    const stop = onScrollEnd(tell)
    scroll('scrollend')
    expect(tell).toHaveBeenCalledTimes(1)
    stop()
    scroll('scrollend')
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('is when nothing has scrolled for a while, where the browser does not tell', () => {
    const tell = jest.fn()
    const stop = onScrollEnd(tell)
    for (let step = 0; step < 5; step++) {
      scroll('scroll')
      jest.advanceTimersByTime(100)
    }
    expect(tell).not.toHaveBeenCalled()
    jest.advanceTimersByTime(100)
    expect(tell).toHaveBeenCalledTimes(1)
    scroll('scroll')
    stop()
    jest.runAllTimers()
    expect(tell).toHaveBeenCalledTimes(1)
  })
})
