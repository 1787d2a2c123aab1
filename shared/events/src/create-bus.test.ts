import { factsInUse } from '@galo/build/descriptions'
import { createBus, type BusOptions, type FactChannel } from './create-bus'

const aBus = (options: Partial<BusOptions> = {}) => {
  let id = 0
  return createBus({
    facts: factsInUse(),
    now: () => 1_000,
    createId: () => `fact-${++id}`,
    report: () => {},
    ...options,
  })
}

describe('createBus', () => {
  it('tells every listener what happened', () => {
    const bus = aBus()
    const heard = jest.fn()
    bus.subscribe('basket.changed', heard)
    bus.publish('basket.changed', { basketId: 'b1', revision: 4 })
    expect(heard).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'basket.changed', payload: { basketId: 'b1', revision: 4 }, replayed: false }),
    )
  })

  it('tells a remote that arrives late what it missed', () => {
    const bus = aBus()
    bus.publish('order.submitted', { orderId: 'o1', basketId: 'b1' })
    const heard = jest.fn()
    bus.subscribe('order.submitted', heard)
    expect(heard).toHaveBeenCalledWith(
      expect.objectContaining({ payload: { orderId: 'o1', basketId: 'b1' }, replayed: true }),
    )
  })

  it('refuses a fact that breaks its contract, at the one who publishes it', () => {
    const bus = aBus()
    // @ts-expect-error a basket has an id
    expect(() => bus.publish('basket.changed', { revision: 4 })).toThrow(/contract/)
  })

  it('goes on telling the others when a listener throws', () => {
    const report = jest.fn()
    const bus = aBus({ report })
    const heard = jest.fn()
    bus.subscribe('basket.changed', () => {
      throw new Error('boom')
    })
    bus.subscribe('basket.changed', heard)
    bus.publish('basket.changed', { basketId: 'b1', revision: 1 })
    expect(heard).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalledTimes(1)
  })

  it('stops telling who has left', () => {
    const bus = aBus()
    const heard = jest.fn()
    bus.subscribe('basket.changed', heard)()
    bus.publish('basket.changed', { basketId: 'b1', revision: 1 })
    expect(heard).not.toHaveBeenCalled()
  })

  describe('between tabs', () => {
    const aChannel = () => {
      let hear: (event: { data: unknown }) => void = () => {}
      const channel: FactChannel = {
        postMessage: jest.fn(),
        addEventListener: (_type, listener) => void (hear = listener),
      }
      return { channel, arrive: (data: unknown) => hear({ data }) }
    }

    it('carries an order to the other tabs', () => {
      const { channel } = aChannel()
      aBus({ channel }).publish('order.submitted', { orderId: 'o1', basketId: 'b1' })
      expect(channel.postMessage).toHaveBeenCalledTimes(1)
    })

    it('hears another tab, and reports a fact of another release instead of passing it on', () => {
      const { channel, arrive } = aChannel()
      const report = jest.fn()
      const heard = jest.fn()
      aBus({ channel, report }).subscribe('order.submitted', heard)
      const fact = {
        name: 'order.submitted',
        version: 1,
        id: 'x',
        at: 1,
        owner: 'mfe-checkout',
        payload: { orderId: 'o1', basketId: 'b1' },
      }
      arrive(fact)
      arrive({ ...fact, version: 2 })
      arrive({ ...fact, payload: { orderId: 1 } })
      arrive('nonsense')
      expect(heard).toHaveBeenCalledTimes(1)
      expect(report).toHaveBeenCalledTimes(2)
    })
  })
})
