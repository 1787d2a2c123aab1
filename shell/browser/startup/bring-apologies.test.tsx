import { loadApologies } from '../states/late-apologies'
import { bringApologies } from './bring-apologies'

jest.mock('../states/late-apologies', () => ({
  loadApologies: jest.fn(() => Promise.resolve(null)),
  forgetLostApologies: jest.fn(),
}))

const asked = () => jest.mocked(loadApologies).mock.calls.length

describe('What says that a page can’t be had is brought', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    jest.clearAllMocks()
  })

  it('after the page that a first touch leads to, and once', () => {
    bringApologies()
    window.dispatchEvent(new Event('pointerdown'))
    expect(asked()).toBe(0)
    jest.advanceTimersByTime(5_000)
    expect(asked()).toBe(1)
    jest.advanceTimersByTime(60_000)
    expect(asked()).toBe(1)
  })

  it('for who only looks, when the page has long been there', () => {
    bringApologies()
    jest.advanceTimersByTime(14_000)
    expect(asked()).toBe(0)
    jest.advanceTimersByTime(1_000)
    expect(asked()).toBe(1)
  })
})
