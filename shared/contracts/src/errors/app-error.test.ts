import {
  ContractError,
  isAppError,
  isRejected,
  NetworkError,
  RejectedError,
  RemoteUnavailableError,
  SessionEndedError,
  TimeoutError,
} from './app-error'

const model = {
  errorCode: 'X',
  status: 400,
  message: 'X: no',
  endPoint: '/x',
  method: 'GET',
  apiSource: 'basket',
} as const

describe('isAppError', () => {
  it('knows each failure by what can be done next', () => {
    const failures = [
      new NetworkError('offline'),
      new TimeoutError('/menu-v2/query'),
      new ContractError('platform.menu', ['sections: missing']),
      new SessionEndedError(),
      new RemoteUnavailableError('mfe-menu'),
      new RejectedError(model, null),
    ]
    expect(failures.map(({ code }) => code)).toEqual([
      'network',
      'timeout',
      'contract',
      'session-ended',
      'remote-unavailable',
      'rejected',
    ])
    expect(failures.every(isAppError)).toBe(true)
  })

  it('knows a failure of another copy of this code', () => {
    expect(isAppError(Object.assign(new Error('elsewhere'), { code: 'timeout' }))).toBe(true)
  })

  it('takes no bug for a failure', () => {
    for (const other of [
      new Error('bug'),
      Object.assign(new Error('disk'), { code: 'ENOENT' }),
      { code: 'timeout' },
      'timeout',
      null,
    ])
      expect(isAppError(other)).toBe(false)
  })

  it('keeps the cause', () => {
    const cause = new Error('socket hang up')
    expect(new NetworkError('unreachable', { cause }).cause).toBe(cause)
  })
})

describe('isRejected', () => {
  it('hands the answer of the other side on', () => {
    const failure: unknown = new RejectedError(model, { errors: [] })
    expect(isRejected(failure) && failure.body).toEqual({ errors: [] })
    expect(isRejected(new SessionEndedError())).toBe(false)
  })
})
