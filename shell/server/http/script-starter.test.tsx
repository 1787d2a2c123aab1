import { scriptStarter } from './script-starter'

const start = () =>
  new Function(
    scriptStarter(
      [
        { url: '/react.js', integrity: 'sha384-react' },
        { url: '/main.js', integrity: undefined },
      ],
      [{ url: '/menu.js', integrity: 'sha384-menu' }],
      JSON.stringify,
    ),
  )()
const scripts = () => [...document.body.querySelectorAll('script')]
const preloads = () => [...document.head.querySelectorAll('link')]

describe('the script starter', () => {
  let painted: (() => void) | undefined
  let isHidden = false

  beforeEach(() => {
    jest.useFakeTimers()
    painted = undefined
    isHidden = false
    window.requestAnimationFrame = (callback) => {
      painted = () => callback(0)
      return 1
    }
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
  })
  afterEach(() => {
    jest.useRealTimers()
    document.head.replaceChildren()
    document.body.replaceChildren()
  })

  it('asks for nothing before the page is painted, then for all at once, in order and each with its hash', () => {
    start()
    expect(scripts()).toEqual([])
    painted?.()
    jest.advanceTimersByTime(0)
    expect(scripts().map((script) => [script.getAttribute('src'), script.integrity || null, script.async])).toEqual([
      ['/react.js', 'sha384-react', false],
      ['/main.js', null, false],
    ])
    expect(preloads().map((link) => [link.getAttribute('href'), link.integrity])).toEqual([['/menu.js', 'sha384-menu']])
    // Without it a browser has nothing to compare the hash of a file from elsewhere with.
    expect([...scripts(), ...preloads()].map((each) => each.crossOrigin)).toEqual(Array(3).fill('anonymous'))
  })

  it('lets the main picture come first', () => {
    const picture = document.createElement('img')
    picture.setAttribute('fetchpriority', 'high')
    Object.defineProperty(picture, 'complete', { value: false })
    document.body.append(picture)
    start()
    painted?.()
    jest.advanceTimersByTime(0)
    expect(scripts()).toEqual([])
    picture.dispatchEvent(new Event('load'))
    expect(scripts()).toHaveLength(2)
  })

  it('does not wait for a picture that a reload has left above the screen', () => {
    const picture = document.createElement('img')
    picture.setAttribute('fetchpriority', 'high')
    Object.defineProperty(picture, 'complete', { value: false })
    document.body.append(picture)
    Object.defineProperty(window, 'scrollY', { value: 1_500, configurable: true })
    try {
      start()
      painted?.()
      jest.advanceTimersByTime(0)
      expect(scripts()).toHaveLength(2)
    } finally {
      Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
    }
  })

  describe('where the browser says when a page is seen', () => {
    let seen: (name: string) => void
    beforeEach(() => {
      class Paints {
        static supportedEntryTypes = ['paint']
        constructor(hear: (list: { getEntriesByName(name: string): readonly string[] }) => void) {
          seen = (seenName) => hear({ getEntriesByName: (name) => (name === seenName ? [name] : []) })
        }
        observe() {}
        disconnect() {}
      }
      Object.defineProperty(window, 'PerformanceObserver', { configurable: true, value: Paints })
    })
    afterEach(() => void Reflect.deleteProperty(window, 'PerformanceObserver'))

    it('asks for nothing before that', () => {
      start()
      seen('first-paint')
      expect(scripts()).toEqual([])
      seen('first-contentful-paint')
      expect(scripts()).toHaveLength(2)
    })

    it('does not wait for a page that was not drawn here', () => {
      document.body.innerHTML = '<div id="root"></div>'
      start()
      painted?.()
      jest.advanceTimersByTime(0)
      expect(scripts()).toHaveLength(2)
    })
  })

  it('asks once, however it is woken', () => {
    start()
    painted?.()
    jest.advanceTimersByTime(5_000)
    expect(scripts()).toHaveLength(2)
  })

  it('does not wait for a paint that never comes', () => {
    start()
    jest.advanceTimersByTime(2_000)
    expect(scripts()).toHaveLength(2)
  })

  it('does not wait in a tab nobody looks at', () => {
    isHidden = true
    start()
    expect(scripts()).toHaveLength(2)
  })

  it('asks once more for a script that failed, at an address no cache can answer', () => {
    start()
    jest.advanceTimersByTime(2_000)
    scripts()[0]?.dispatchEvent(new Event('error'))
    jest.advanceTimersByTime(400)
    const again = scripts().at(-1)
    expect(again?.getAttribute('src')).toMatch(/^\/react\.js\?attempt=1-\d+$/)
    expect(again?.integrity).toBe('sha384-react')
  })

  describe('says that ordering isn’t working', () => {
    const words = () => document.getElementById('galo-lost')
    beforeEach(() => {
      document.body.innerHTML = '<p id="galo-lost" hidden>Ordering isn’t working just now.</p>'
    })

    it('when a script fails twice', () => {
      start()
      jest.advanceTimersByTime(2_000)
      scripts()[0]?.dispatchEvent(new Event('error'))
      jest.advanceTimersByTime(400)
      expect(words()?.hidden).toBe(true)
      scripts().at(-1)?.dispatchEvent(new Event('error'))
      expect(words()?.hidden).toBe(false)
    })

    it('when nothing lives ten seconds after it was asked for', () => {
      start()
      jest.advanceTimersByTime(2_000)
      jest.advanceTimersByTime(9_999)
      expect(words()?.hidden).toBe(true)
      jest.advanceTimersByTime(1)
      expect(words()?.hidden).toBe(false)
    })

    it('but not when the page took the words away, because it lives', () => {
      start()
      jest.advanceTimersByTime(2_000)
      words()?.remove()
      jest.advanceTimersByTime(10_000)
      expect(document.body.textContent).not.toContain('Ordering')
    })
  })
})
