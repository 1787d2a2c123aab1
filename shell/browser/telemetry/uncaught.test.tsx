import { NetworkError } from '@galo/contracts/errors'
import { createLog, type LogEntry } from '@galo/services'
import { reportUncaught } from './uncaught'

const STACK = [
  'TypeError: x is undefined',
  '    at price (https://galo.test/order/assets/mfe-menu/menu.restaurant.js:1:200)',
  '    at draw (https://galo.test/order/assets/shell/main.js:1:5)',
].join('\n')

const aBug = (message = 'x is undefined', stack = STACK) => Object.assign(new TypeError(message), { stack })
const uncaught = (error: unknown, more: ErrorEventInit = {}) => new ErrorEvent('error', { error, ...more })
const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })

describe('reportUncaught', () => {
  let told: LogEntry[]
  let stop: () => void
  const log = createLog((entry) => void told.push(entry))
  const versionOf = (app: string) => (app === 'mfe-menu' ? '0.1.0-3e68d6361f91' : undefined)
  beforeEach(() => {
    told = []
    stop = reportUncaught(log, versionOf)
  })
  afterEach(() => stop())

  it('names the remote and the release that it comes from', () => {
    window.dispatchEvent(uncaught(aBug()))
    expect(told).toMatchObject([
      {
        level: 'error',
        message: 'Nobody caught: TypeError: x is undefined',
        details: { remote: 'mfe-menu', version: '0.1.0-3e68d6361f91', kind: 'error', errorClass: 'non-http-client' },
      },
    ])
  })

  it('tells of each once, thrown or rejected', () => {
    const bug = aBug()
    for (const event of [uncaught(bug), uncaught(bug), rejected(bug), rejected(aBug('y is undefined'))])
      window.dispatchEvent(event)
    expect(told.map(({ message }) => message)).toEqual([
      'Nobody caught: TypeError: x is undefined',
      'Nobody caught: TypeError: y is undefined',
    ])
  })

  it('tells of no more than twenty', () => {
    for (let index = 0; index < 50; index++) window.dispatchEvent(rejected(aBug(`bug ${index}`)))
    expect(told).toHaveLength(20)
  })

  it('tells of what happened before it listened', () => {
    stop()
    stop = reportUncaught(log, versionOf, [rejected(aBug())])
    expect(told).toHaveLength(1)
  })

  it.each([
    ['the customer’s own network', rejected(new NetworkError('offline'))],
    ['what was given up', rejected(new DOMException('gone', 'AbortError'))],
    ['an extension’s code', uncaught(aBug('x', 'TypeError: x\n    at moz-extension://abc/x.js:1:1'))],
    ['an image that did not come', new Event('error')],
  ])('does not tell of %s', (_what, event) => {
    window.dispatchEvent(event)
    expect(told).toEqual([])
  })

  it('masks the order that a message names', () => {
    window.dispatchEvent(rejected(new Error('GET /direct-orders/orders/o-1 failed')))
    expect(JSON.stringify(told)).not.toContain('o-1')
  })
})
