import { storesInUse } from '@galo/build/descriptions'
import { createState } from '@galo/state'
import { followConnection } from './follow-connection'

const answered = () => Promise.resolve({ status: 204 })
const unheard = () => Promise.reject(new TypeError('Failed to fetch'))
const hanging = () => new Promise(() => {})

const follow = () => {
  const state = createState(storesInUse())
  const notice = { show: jest.fn(), hide: jest.fn() }
  const doubt = followConnection(state, notice)
  return { notice, doubt, isOnline: () => state.read('connectivity').getState().online }
}

describe('the connection', () => {
  const ask = jest.fn()
  const listening: [string, EventListener][] = []
  beforeEach(() => {
    jest.useFakeTimers()
    ask.mockReset().mockImplementation(answered)
    Object.defineProperty(globalThis, 'fetch', { configurable: true, value: ask })
    jest
      .spyOn(globalThis, 'addEventListener')
      .mockImplementation((name, listener) => void listening.push([name, listener as EventListener]))
  })
  afterEach(() => {
    listening.splice(0)
    Reflect.deleteProperty(globalThis, 'fetch')
    jest.restoreAllMocks()
    jest.useRealTimers()
  })
  const browserSays = (name: 'online' | 'offline') => {
    for (const [event, listener] of listening) if (event === name) listener(new Event(name))
  }
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

  it('is told lost after 2500 ms, and back 2500 ms after it is', async () => {
    const { isOnline, notice } = follow()
    ask.mockImplementation(unheard)
    browserSays('offline')
    await pass(2_499)
    expect(isOnline()).toBe(true)
    await pass(1)
    expect(isOnline()).toBe(false)
    expect(notice.show).toHaveBeenCalledTimes(1)

    ask.mockImplementation(answered)
    browserSays('online')
    await pass(2_499)
    expect(isOnline()).toBe(false)
    await pass(1)
    expect(isOnline()).toBe(true)
    expect(notice.hide).toHaveBeenCalledTimes(1)
  })

  it('is not lost for a moment’s doubt, whoever raised it', async () => {
    const { isOnline, doubt } = follow()
    doubt()
    browserSays('offline')
    await pass(10_000)
    expect(isOnline()).toBe(true)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is lost where the browser takes itself for online, but the site is silent', async () => {
    const { isOnline, doubt } = follow()
    ask.mockImplementation(hanging)
    doubt()
    await pass(2_500)
    expect(isOnline()).toBe(false)
  })

  it('is found again without a word of the browser’s', async () => {
    const { isOnline, doubt } = follow()
    ask.mockImplementation(unheard)
    doubt()
    await pass(20_000)
    expect(isOnline()).toBe(false)
    ask.mockImplementation(answered)
    await pass(3_000 + 2_500)
    expect(isOnline()).toBe(true)
  })

  it('can be asked after at once: whether the site is there', async () => {
    const { notice, doubt } = follow()
    ask.mockImplementation(unheard)
    doubt()
    await pass(2_500)
    const [[look]] = notice.show.mock.calls as [[() => Promise<boolean>]]
    await expect(look()).resolves.toBe(false)
    ask.mockImplementation(answered)
    await expect(look()).resolves.toBe(true)
  })
})
