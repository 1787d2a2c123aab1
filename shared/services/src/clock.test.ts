import { createClock } from './clock'

describe('createClock', () => {
  const DEVICE = 1_000_000
  it('ticks with the device and keeps the platform’s time', () => {
    let device = DEVICE
    const clock = createClock(500, () => device)
    device += 30
    expect([clock.now(), clock.renderedAt]).toEqual([530, 500])
  })

  it('is not behind when the page had been drawn a while before it was sent', () => {
    const clock = createClock(500, () => DEVICE, 2_000)
    expect([clock.now(), clock.renderedAt]).toEqual([2_500, 500])
  })
})
