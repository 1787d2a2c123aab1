import { NetworkError } from '@galo/contracts/errors'
import { aBasketAtWork, withDips } from '../../test/a-basket-at-work'

/** A basket whose browser knows of no line, which the site has not said yet, and whose call has just failed. */
const oneMoreOfADip = () => {
  let isTold = false
  const { actions, store, http } = aBasketAtWork(withDips(2), { isOnline: () => !isTold })
  http.answer('basket.change-item', () => {
    throw new NetworkError('offline')
  })
  return { store, pressed: actions.step('line-1', 1), tell: () => (isTold = true) }
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('a change whose line goes before anybody has said so', () => {
  it('is kept, not failed', async () => {
    const { store, pressed, tell } = oneMoreOfADip()
    await jest.advanceTimersByTimeAsync(1_000)
    expect(store.getState()).toMatchObject({ request: 'PENDING', waiting: [] })
    tell()
    await jest.runAllTimersAsync()
    await pressed
    expect(store.getState()).toMatchObject({
      request: 'READY',
      errorCode: null,
      signed: withDips(2),
      waiting: [{ name: 'Garlic dip', wish: { kind: 'step', by: 1 } }],
    })
  })

  it('has failed where the browser alone believes it', async () => {
    const { store, pressed } = oneMoreOfADip()
    await jest.runAllTimersAsync()
    await pressed
    expect(store.getState()).toMatchObject({ request: 'ERROR', waiting: [] })
  })

  it('has failed at once where the browser has a line', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const { store, pressed } = oneMoreOfADip()
    await jest.advanceTimersByTimeAsync(0)
    await pressed
    expect(store.getState()).toMatchObject({ request: 'ERROR', waiting: [] })
  })
})
