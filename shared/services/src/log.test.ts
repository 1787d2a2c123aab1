import { NetworkError, TimeoutError } from '@galo/contracts/errors'
import { createLog, type LogEntry } from './log'

const aLog = () => {
  const sent: LogEntry[] = []
  return { log: createLog((entry) => void sent.push(entry)), sent }
}

describe('createLog', () => {
  it('sends a line with its level and what is known', () => {
    const { log, sent } = aLog()
    log('error', 'menu: MENU_AVAILABILITY_ERROR', { restaurantId: 'deansgate' })
    expect(sent).toEqual([
      { level: 'error', message: 'menu: MENU_AVAILABILITY_ERROR', details: { restaurantId: 'deansgate' } },
    ])
  })

  it('tells nobody which order it was', () => {
    const { log, sent } = aLog()
    log('warning', '/direct-orders/orders/o-1/status did not answer in time', { endPoint: '/direct-orders/orders/o-1' })
    expect(JSON.stringify(sent)).not.toContain('o-1')
    expect(sent[0]?.details).toEqual({ endPoint: '/direct-orders/orders/{orderId}' })
  })

  it('does not report a failure of the customer’s own network', () => {
    const { log, sent } = aLog()
    log('error', 'menu: MENU_AVAILABILITY_ERROR', { errorClass: 'client-network' })
    log('error', 'menu: MENU_AVAILABILITY_ERROR', { error: new NetworkError('offline') })
    expect(sent).toEqual([])
  })

  it('says of what was thrown what it is, beside the trace it belongs to', () => {
    const { log, sent } = aLog()
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    const error = Object.assign(new TimeoutError('/direct-orders/orders/o-1'), { trace })
    log('warning', 'a', { error })
    log('warning', 'b', { error, trace: 'another' })
    log('warning', 'c', { error: new TypeError('x is undefined'), page: 'menu' })
    const words = 'TimeoutError: /direct-orders/orders/{orderId} did not answer in time'
    expect(sent).toEqual([
      { level: 'warning', message: 'a', details: { error: words }, trace },
      { level: 'warning', message: 'b', details: { error: words }, trace: 'another' },
      { level: 'warning', message: 'c', details: { error: 'TypeError: x is undefined', page: 'menu' } },
    ])
  })
})
