import { withConnection } from '../test/a-connection'
import { prepareInSight } from './prepare-in-sight'

const GOOD = { saveData: false, effectiveType: '4g' }

let report: (element: Element, isIntersecting: boolean) => void = () => {}

class FakeObserver {
  readonly #watched = new Set<Element>()
  constructor(tell: (entries: readonly object[]) => void) {
    report = (target, isIntersecting) => {
      if (this.#watched.has(target)) tell([{ target, isIntersecting }])
    }
  }
  observe = (element: Element) => void this.#watched.add(element)
  unobserve = (element: Element) => void this.#watched.delete(element)
}

/** A page that names what it may lead to, with `path` of its own: what one page brought is not held against the next. */
const aPage = (path: string, ...named: readonly string[]): readonly HTMLElement[] => {
  window.history.replaceState(null, '', path)
  document.body.innerHTML = named.map((to) => `<a href="${to}" data-prepare>To ${to}</a>`).join('')
  return [...document.body.querySelectorAll<HTMLElement>('a')]
}

/** Longer than what is asked for takes to begin, on a machine that is busy too. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 40))

const see = async (elements: readonly HTMLElement[]): Promise<void> => {
  await moment()
  for (const element of elements) report(element, true)
  await moment()
}

describe('prepareInSight', () => {
  const prepare = jest.fn()
  let lookAgain = () => {}
  beforeAll(() => {
    Object.assign(globalThis, {
      IntersectionObserver: FakeObserver,
      requestIdleCallback: (work: () => void) => setTimeout(work),
    })
    // Nobody waits for the old data's age here: the test says when it is looked at.
    jest.spyOn(globalThis, 'setInterval').mockImplementation((look) => {
      lookAgain = look as () => void
      return 0 as never
    })
    prepareInSight({
      prepare,
      prefetch: jest.fn(),
      refresh: jest.fn(),
      prefetchCode: jest.fn(),
      followPrepared: () => () => {},
      followContact: () => () => {},
      open: () => null,
    })
  })
  beforeEach(() => {
    prepare.mockClear()
    withConnection(GOOD)
  })
  afterAll(() => withConnection(undefined))

  it('brings what the page names, once it is seen', async () => {
    const links = aPage('/a', '/order/menu/deansgate?fulfilment=collection')
    await moment()
    expect(prepare).not.toHaveBeenCalled()
    await see(links)
    expect(prepare.mock.calls).toEqual([['/order/menu/deansgate?fulfilment=collection']])
  })

  it('brings it once, however often it comes into sight', async () => {
    const links = aPage('/b', '/order/menu/deansgate')
    await see(links)
    await see(links)
    expect(prepare).toHaveBeenCalledTimes(1)
  })

  it('brings data that nobody came for again once they are old, and not for ever', async () => {
    await see(aPage('/renewed', '/order/menu/deansgate'))
    const brought = performance.now()
    const now = jest.spyOn(performance, 'now')
    const timesAfter = async (seconds: number) => {
      now.mockReturnValue(brought + seconds * 1_000)
      lookAgain()
      await moment()
      return prepare.mock.calls.length
    }
    expect([await timesAfter(20), await timesAfter(31), await timesAfter(50)]).toEqual([1, 2, 2])
    expect([await timesAfter(62), await timesAfter(93), await timesAfter(600)]).toEqual([3, 4, 4])
    now.mockRestore()
  })

  it('brings a few pages of one, not all that it names', async () => {
    await see(aPage('/c', '/order/menu/one', '/order/menu/two', '/order/menu/three'))
    expect(prepare).toHaveBeenCalledTimes(2)
  })

  it('brings what stands on something that is no link', async () => {
    aPage('/d')
    document.body.innerHTML = '<form data-prepare="/order/myorders/next"></form>'
    await see([document.body.firstElementChild as HTMLElement])
    expect(prepare.mock.calls).toEqual([['/order/myorders/next']])
  })

  it('brings another page that the same thing names later', async () => {
    const [link] = aPage('/named-anew', '/order/search/results?q=Leeds')
    await see([link as HTMLElement])
    link?.setAttribute('data-prepare', '/order/search/results?q=Cardiff')
    await moment()
    expect(prepare.mock.calls).toEqual([['/order/search/results?q=Leeds'], ['/order/search/results?q=Cardiff']])
  })

  it.each([
    ['who saves data', { saveData: true, effectiveType: '4g' }],
    ['a slow line', { saveData: false, effectiveType: '3g' }],
    ['a browser that says nothing of its line', undefined],
  ])('brings nothing unasked for %s', async (who, connection) => {
    withConnection(connection)
    await see(aPage(`/e/${who.length}`, '/order/menu/deansgate'))
    expect(prepare).not.toHaveBeenCalled()
  })
})
