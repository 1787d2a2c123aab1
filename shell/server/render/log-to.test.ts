import { NetworkError } from '@galo/contracts/errors'
import { logTo } from './log-to'

describe('A line from a render worker', () => {
  it('says what was thrown in words, with its trace', () => {
    const send = jest.fn()
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    const error = Object.assign(new NetworkError('unreachable'), { trace })
    logTo(send, 7)('warning', 'A loader failed on the server', { page: 'menu.restaurant', error })
    expect(send).toHaveBeenCalledWith({
      type: 'log',
      id: 7,
      level: 'warning',
      message: 'A loader failed on the server',
      details: { page: 'menu.restaurant', error: 'NetworkError: The server could not be reached', trace },
    })
  })

  it('has no words for what was not thrown', () => {
    const send = jest.fn()
    logTo(send, null)('info', 'a')
    expect(send).toHaveBeenCalledWith({ type: 'log', id: null, level: 'info', message: 'a', details: {} })
  })
})
