import { event } from './event'
import { MVCArray, MVCObject } from './mvc'

describe('event', () => {
  it('calls everybody who listens, once those who asked for once, and nobody who left', () => {
    const target = {}
    const heard: string[] = []
    event.addListener(target, 'click', () => heard.push('always'))
    event.addListenerOnce(target, 'click', () => heard.push('once'))
    const leaving = event.addListener(target, 'click', () => heard.push('left'))
    event.removeListener(leaving)
    event.trigger(target, 'click')
    event.trigger(target, 'click')
    expect(heard).toEqual(['always', 'once', 'always'])
    event.clearInstanceListeners(target)
    event.trigger(target, 'click')
    expect(heard).toHaveLength(3)
  })
})

describe('MVCObject', () => {
  it('tells what changed, and follows what it is bound to', () => {
    const [from, to] = [new MVCObject(), new MVCObject()]
    const heard = jest.fn()
    to.addListener('zoom_changed', heard)
    to.bindTo('zoom', from as unknown as google.maps.MVCObject)
    from.set('zoom', 7)
    expect(to.get('zoom')).toBe(7)
    expect(heard).toHaveBeenCalledTimes(2)
    to.unbind('zoom')
    from.set('zoom', 8)
    expect(to.get('zoom')).toBe(7)
  })
})

describe('MVCArray', () => {
  it('tells where something was put in, replaced and taken out', () => {
    const list = new MVCArray(['a'])
    const heard: unknown[] = []
    for (const name of ['insert_at', 'set_at', 'remove_at'])
      list.addListener(name, (...values: unknown[]) => heard.push([name, ...values]))
    list.push('b')
    list.setAt(0, 'c')
    expect(list.removeAt(0)).toBe('c')
    expect(heard).toEqual([
      ['insert_at', 1],
      ['set_at', 0, 'a'],
      ['remove_at', 0, 'c'],
    ])
    expect(list.getArray()).toEqual(['b'])
  })
})
