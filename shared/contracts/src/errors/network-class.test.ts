import {
  ContractError,
  NetworkError,
  RejectedError,
  RemoteUnavailableError,
  SessionEndedError,
  TimeoutError,
} from './app-error'
import { networkClassOf } from './network-class'
import { toErrorModel } from './to-error-model'
import { traceOf } from './trace-of'

const call = { endPoint: '/direct-orders/orders/o-1', method: 'GET', apiSource: 'order-tracking' } as const
const refusal = new RejectedError(
  { ...call, errorCode: 'NOT_FOUND', status: 404, message: 'NOT_FOUND: no', endPoint: '/x' },
  null,
)

describe('Whose failure it is', () => {
  it.each([
    ['a device without a line', new NetworkError('offline'), 'client-network'],
    ['a site that nobody reached', new NetworkError('unreachable'), 'client-network'],
    ['a refusal', refusal, 'endpoint'],
    ['an answer nobody understands', new ContractError('menu', []), 'endpoint'],
    ['a session that is over', new SessionEndedError(), 'endpoint'],
    ['no answer in time', new TimeoutError('/menu'), 'unknown-network'],
    ['a call that was given up', Object.assign(new Error(), { name: 'AbortError' }), 'unknown-network'],
    ['code that could not be had', new RemoteUnavailableError('mfe-menu'), 'non-http-client'],
    ['a bug', new TypeError('x is undefined'), 'non-http-client'],
    ['anything thrown', 'no', 'non-http-client'],
    ['a failure of another copy', Object.assign(new Error(), { code: 'network' }), 'client-network'],
  ] as const)('of %s', (_, error, expected) => {
    expect(networkClassOf(error)).toBe(expected)
  })
})

describe('The one form of a failure', () => {
  it.each([
    [new NetworkError('offline'), 'CONNECTIVITY_ERROR'],
    [new NetworkError('unreachable'), 'CONNECTIVITY_ERROR'],
    [new TimeoutError('/menu'), 'TIMEOUT'],
    [new SessionEndedError(), 'SESSION_ENDED'],
    [new RemoteUnavailableError('mfe-menu'), 'REMOTE_UNAVAILABLE'],
    [new ContractError('menu', ['x']), 'CONTRACT'],
    [new TypeError('x'), 'UNKNOWN'],
    ['thrown', 'UNKNOWN'],
  ])('of %s has the code %s, no status, and names no order', (error, errorCode) => {
    const model = toErrorModel(error, call)
    expect(model).toMatchObject({ errorCode, status: 0, method: 'GET', apiSource: 'order-tracking' })
    expect(model.message).toMatch(new RegExp(`^${errorCode}: .`))
    expect(model.endPoint).toBe('/direct-orders/orders/{orderId}')
  })

  it('of a refusal is what the other side said', () => {
    expect(toErrorModel(refusal, call)).toBe(refusal.model)
  })
})

describe('The trace of a failure', () => {
  it('is the one it was given, whoever’s copy of the class it is', () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    expect(traceOf(Object.assign(new Error(), { trace }))).toBe(trace)
    for (const none of [new SessionEndedError(), new Error(), { trace }, null]) expect(traceOf(none)).toBeNull()
  })
})
