import type { LogLevel } from '@galo/services'
import { aVisit } from '../test/a-visit'
import { openLog } from './open-log'

interface Batch {
  readonly page?: string
  readonly release: Readonly<Record<string, string>>
  readonly entries: readonly { readonly message: string; readonly at: number; readonly details: object }[]
}

describe('openLog', () => {
  let batches: Batch[]
  let isTaken: boolean
  const open = (isDevelopment = false) => {
    const visit = aVisit({ shell: '9.0.0' })
    const take = openLog({ ...visit, config: { ...visit.config, isDevelopment } }, () => 1_000)
    return (level: LogLevel, message: string, details: Readonly<Record<string, unknown>> = {}) =>
      take({ level, message, details, at: 1_000 })
  }
  const leave = () => window.dispatchEvent(new Event('pagehide'))
  const said = () => batches.flatMap(({ entries }) => entries.map(({ message }) => message))

  beforeEach(() => {
    jest.useFakeTimers()
    batches = []
    isTaken = true
    window.history.replaceState(null, '', '/order/menu/deansgate')
    navigator.sendBeacon = (_path, body) => {
      if (isTaken) batches.push(JSON.parse(String(body)) as Batch)
      return isTaken
    }
  })
  afterEach(() => {
    leave()
    jest.useRealTimers()
  })

  it('sends lines together, from info on, with where they were noticed', () => {
    const log = open()
    log('info', 'a')
    log('debug', 'nobody’s business')
    log('warning', 'b', { status: 503 })
    jest.advanceTimersByTime(5_000)
    expect(batches).toEqual([
      {
        page: 'menu.restaurant',
        release: { shell: '9.0.0', 'mfe-menu': '1' },
        entries: [
          { level: 'info', message: 'a', details: {}, at: 1_000 },
          { level: 'warning', message: 'b', details: { status: 503 }, at: 1_000 },
        ],
      },
    ])
  })

  it('names the release of the part that a line is about', () => {
    const components = '    at Part (https://galo.test/order/assets/mfe-menu/menu.restaurant.Ab-1_.js:1:2)'
    open()('error', 'A part was drawn again in the browser', { components })
    leave()
    expect(batches[0]?.entries[0]?.details).toEqual({ remote: 'mfe-menu', version: '1' })
  })

  it('sends the rest, too, in development mode', () => {
    open(true)('debug', 'a')
    leave()
    expect(said()).toEqual(['a'])
  })

  it('does not wait with what is fatal', () => {
    open()('fatal', 'a')
    expect(said()).toEqual(['a'])
  })

  it.each(['NetworkError: The server can not be reached', 'TypeError: Failed to fetch', 'TypeError: Load failed'])(
    'says nothing of the customer’s own network: %s',
    (error) => {
      const log = open()
      log('warning', 'The orders could not be listed', { error })
      log('error', `Nobody caught: ${error}`)
      leave()
      expect(said()).toEqual([])
    },
  )

  it('says how many lines it lost while the browser took none', () => {
    const log = open()
    isTaken = false
    for (let index = 0; index < 103; index++) log('warning', `line ${index}`)
    isTaken = true
    leave()
    expect(said()).toHaveLength(101)
    expect(said()[20]).toBe('Lines were lost: the browser would not take them')
    expect(batches[0]?.entries.at(-1)?.details).toEqual({ count: 3 })
  })
})
