import { stopMessages } from './stop-messages'

const aBrowser = (getSubscription: () => Promise<{ readonly unsubscribe: () => Promise<boolean> } | null>) => {
  const scopes: string[] = []
  const serviceWorker = {
    getRegistration: async (scope: string) => {
      scopes.push(scope)
      return { pushManager: { getSubscription } }
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  return scopes
}

describe('stopMessages', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  afterEach(() => void jest.useRealTimers())

  it('takes the browser’s subscription back', async () => {
    const unsubscribe = jest.fn(async () => true)
    const scopes = aBrowser(async () => ({ unsubscribe }))
    await stopMessages()
    expect(scopes).toEqual(['/order/'])
    expect(unsubscribe).toHaveBeenCalledTimes(1)
  })

  it('keeps nobody from leaving who has none, whose browser knows of none, or whose browser fails', async () => {
    aBrowser(async () => null)
    await expect(stopMessages()).resolves.toBeUndefined()
    aBrowser(() => Promise.reject(new DOMException('Storage error', 'AbortError')))
    await expect(stopMessages()).resolves.toBeUndefined()
    Reflect.deleteProperty(navigator, 'serviceWorker')
    await expect(stopMessages()).resolves.toBeUndefined()
  })

  it('waits two seconds for a push service, and no longer', async () => {
    jest.useFakeTimers()
    aBrowser(() => new Promise(() => {}))
    const left = jest.fn()
    void stopMessages().then(left)
    await jest.advanceTimersByTimeAsync(1_999)
    expect(left).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(left).toHaveBeenCalledTimes(1)
  })
})
