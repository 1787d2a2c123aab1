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
    expect(sent).toEqual([])
  })
})
