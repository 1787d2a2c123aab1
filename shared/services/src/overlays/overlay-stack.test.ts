import { createOverlayStack } from './overlay-stack'

describe('what wants to lie over the page', () => {
  it('is shown one at a time: what matters more first, and the other once that has gone', () => {
    const overlays = createOverlayStack()
    const market = overlays.enter('wrong-market')
    expect(market.isShown()).toBe(true)
    const offline = overlays.enter('offline')
    expect([offline.isShown(), market.isShown()]).toEqual([true, false])
    offline.leave()
    expect(market.isShown()).toBe(true)
  })

  it('waits behind what matters as much and was there before', () => {
    const overlays = createOverlayStack()
    const [first, second] = [overlays.enter('lost-slot'), overlays.enter('collect-slots')]
    expect([first.isShown(), second.isShown()]).toEqual([true, false])
    first.leave()
    expect(second.isShown()).toBe(true)
  })

  it('tells who listens when another one is shown, and only then', () => {
    const overlays = createOverlayStack()
    const heard = jest.fn()
    const stop = overlays.subscribe(heard)
    const offline = overlays.enter('offline')
    expect(heard).toHaveBeenCalledTimes(1)
    overlays.enter('wrong-market').leave()
    expect(heard).toHaveBeenCalledTimes(1)
    offline.leave()
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    overlays.enter('loop')
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
