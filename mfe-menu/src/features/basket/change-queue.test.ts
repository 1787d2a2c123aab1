import { createChangeQueue } from './change-queue'

const gate = () => {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, passed }
}

describe('createChangeQueue', () => {
  it('starts the second change only when the first has its answer', async () => {
    const queue = createChangeQueue()
    const first = gate()
    const order: string[] = []
    const one = queue.run('a', async () => {
      order.push('first sent')
      await first.passed
      order.push('first answered')
    })
    const two = queue.run('a', async () => void order.push('second sent'))
    await Promise.resolve()
    expect(order).toEqual(['first sent'])
    first.open()
    await Promise.all([one, two])
    expect(order).toEqual(['first sent', 'first answered', 'second sent'])
  })

  it('goes on after a change that failed', async () => {
    const queue = createChangeQueue()
    const failing = queue.run('a', () => Promise.reject(new Error('no')))
    const next = queue.run('b', () => Promise.resolve('done'))
    await expect(failing).rejects.toThrow('no')
    await expect(next).resolves.toBe('done')
  })

  it('keeps a line pending until the last of its changes is done', async () => {
    const queue = createChangeQueue()
    const first = gate()
    const second = gate()
    const one = queue.run('line', () => first.passed)
    const two = queue.run('line', () => second.passed)
    first.open()
    await one
    expect([...queue.pending()]).toEqual(['line'])
    second.open()
    await two
    expect(queue.pending().size).toBe(0)
  })

  it('tells a listener about every change of what is pending, and nobody who has left', async () => {
    const queue = createChangeQueue()
    const heard = jest.fn()
    const stop = queue.subscribe(heard)
    await queue.run('a', async () => {})
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    await queue.run('a', async () => {})
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
