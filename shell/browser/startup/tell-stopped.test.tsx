import { LOST_ID } from '../../shared/lost-id'
import { tellStopped } from './tell-stopped'

describe('a page whose code can’t start', () => {
  const sendBeacon = jest.fn()
  const reported = jest.fn()
  beforeEach(() => {
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon })
    Object.defineProperty(self, 'reportError', { configurable: true, value: reported })
    document.body.innerHTML = `<p id="${LOST_ID}" hidden>Ordering isn’t working just now.</p>`
  })
  afterEach(() => {
    document.body.replaceChildren()
    jest.clearAllMocks()
  })

  it('says at once that ordering isn’t working', () => {
    tellStopped(new Error('no state'))
    expect(document.getElementById(LOST_ID)?.hidden).toBe(false)
  })

  it('tells the site why, and the browser', () => {
    const error = new Error('no state')
    tellStopped(error)
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    expect(JSON.parse(String(sendBeacon.mock.calls[0]?.[1]))).toEqual({
      level: 'fatal',
      message: 'The page could not start',
      details: { error: 'Error: no state' },
    })
    expect(reported).toHaveBeenCalledWith(error)
  })

  it('has no words to show any more once it lived', () => {
    document.body.replaceChildren()
    expect(() => tellStopped(new Error('late'))).not.toThrow()
  })
})
