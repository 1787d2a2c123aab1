import { pageWithBand } from './band.mjs'

describe('pageWithBand', () => {
  const band = { name: 'mfe-menu', version: 'local-2', site: 'https://www.galo.test', nonce: 'n0nce' }

  it('says whose build it is and of which site, with the way back, before everything else', () => {
    document.documentElement.innerHTML = pageWithBand('<body class="a"><main></main></body>', band)
    const [aside] = document.querySelectorAll('aside')
    expect(document.body.className).toBe('a')
    expect(aside?.textContent).toContain('mfe-menu on this page is local-2, from your machine.')
    expect(aside?.textContent).toContain('baskets and orders on www.galo.test are real.')
    expect(aside?.querySelector('a')?.href).toBe('https://www.galo.test/')
  })

  it('says so while there is no build', () =>
    expect(pageWithBand('<body>', { ...band, version: null })).toContain('has none yet, this page is the site’s'))

  describe('as it lives', () => {
    let tell: (state: object) => void
    const reload = jest.fn()
    beforeEach(() => {
      jest.useFakeTimers()
      sessionStorage.clear()
      reload.mockClear()
    })
    afterEach(() => jest.useRealTimers())
    const start = () => {
      document.documentElement.innerHTML = pageWithBand('<body><main></main></body>', band)
      class Line {
        onmessage: ((event: { data: string }) => void) | undefined
        constructor() {
          tell = (state) => this.onmessage?.({ data: JSON.stringify(state) })
        }
      }
      const place = { pathname: '/order/menu/york', search: '?a=1', hash: '', reload }
      new Function('EventSource', 'location', document.querySelector('script')?.textContent ?? '')(Line, place)
    }
    const errors = () => document.querySelector<HTMLElement>('.local-errors')

    it('shows what does not build, by file and line, until it does', () => {
      start()
      tell({ version: 'local-2', errors: [{ place: 'mfe-menu/src/a.tsx:3:4', message: 'Unexpected <b>' }] })
      expect(errors()?.hidden).toBe(false)
      expect(errors()?.textContent).toContain('mfe-menu/src/a.tsx:3:4')
      expect(errors()?.querySelector('pre')?.textContent).toBe('Unexpected <b>')
      tell({ version: 'local-2', errors: [], thrown: [{ place: 'A remote threw', message: 'Error: here' }] })
      expect(errors()?.hidden).toBe(false)
      expect(errors()?.textContent).toContain('Error: here')
      expect(errors()?.textContent).not.toContain('does not build')
      tell({ version: 'local-2', errors: [] })
      expect(errors()?.hidden).toBe(true)
      expect(reload).not.toHaveBeenCalled()
    })

    it('loads the page anew for another build', () => {
      start()
      tell({ version: 'local-3', errors: [] })
      expect(reload).toHaveBeenCalledTimes(1)
    })

    it('leads back to the page that is shown by then', () => {
      start()
      const link = document.querySelector('a')
      link?.addEventListener('click', (event) => event.preventDefault())
      link?.click()
      expect(link?.href).toBe('https://www.galo.test/order/menu/york?a=1')
    })

    it('is said aloud once in a tab', () => {
      start()
      jest.advanceTimersByTime(1_000)
      expect(document.querySelector('[role=status]')?.textContent).toContain('from your machine')
      start()
      jest.advanceTimersByTime(1_000)
      expect(document.querySelector('[role=status]')?.textContent).toBe('')
    })
  })
})
