import { fireEvent } from '@galo/testing'
import { withConnection } from '../test/a-connection'
import { prefetchLinks } from './prefetch-links'

const prefetch = jest.fn()
const prefetchCode = jest.fn()
const link = (slug: string): HTMLElement => {
  const anchor = document.createElement('a')
  anchor.href = `/order/menu/${slug}`
  return document.body.appendChild(anchor)
}

describe('prefetchLinks', () => {
  beforeAll(() =>
    prefetchLinks({
      prefetch,
      prefetchCode,
      prepare: jest.fn(),
      refresh: jest.fn(),
      followPrepared: () => () => {},
      followContact: () => () => {},
      open: () => null,
    }),
  )
  beforeEach(() => {
    jest.useFakeTimers()
    prefetch.mockClear()
    prefetchCode.mockClear()
    document.body.replaceChildren()
  })
  afterEach(() => {
    jest.useRealTimers()
    withConnection(undefined)
  })

  it('fetches what a link leads to as soon as it is pressed', () => {
    fireEvent.pointerDown(link('deansgate'))
    expect(prefetch).toHaveBeenCalledWith('/order/menu/deansgate')
  })

  it('fetches what a pointer rests on, not what it passes', () => {
    fireEvent.pointerOver(link('passed'))
    jest.advanceTimersByTime(30)
    fireEvent.pointerOver(link('rested-on'))
    jest.advanceTimersByTime(100)
    expect(prefetch.mock.calls).toEqual([['/order/menu/rested-on']])
  })

  it('does not fetch fifty menus because somebody points at fifty', () => {
    for (let n = 0; n < 50; n += 1) {
      fireEvent.pointerOver(link(`menu-${n}`))
      jest.advanceTimersByTime(100)
    }
    expect(prefetch.mock.calls.length).toBeLessThan(10)
  })

  it('fetches the code of the page that a form leads to when somebody enters it, and no data: what is typed is not known', () => {
    document.body.innerHTML = '<form action="/order/search/results"><input></form><form><button>Pay</button></form>'
    for (const field of document.querySelectorAll('input, button')) fireEvent.focusIn(field)
    expect(prefetchCode.mock.calls).toEqual([['/order/search/results']])
    expect(prefetch).not.toHaveBeenCalled()
  })

  it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }])(
    'fetches nothing ahead for %o',
    (connection) => {
      withConnection(connection)
      fireEvent.pointerDown(link('deansgate'))
      fireEvent.pointerOver(link('deansgate'))
      jest.advanceTimersByTime(100)
      expect(prefetch).not.toHaveBeenCalled()
    },
  )
})
