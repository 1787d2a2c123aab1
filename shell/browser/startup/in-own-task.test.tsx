import { MessageChannel as NodeMessageChannel } from 'node:worker_threads'
import { inOwnTask } from './in-own-task'

const put = (name: string, value: unknown) => Object.defineProperty(self, name, { configurable: true, value })
const take = (name: string) => Reflect.deleteProperty(self, name)

describe('work in a task of its own', () => {
  beforeEach(() => put('MessageChannel', NodeMessageChannel))
  afterEach(() => ['MessageChannel', 'scheduler'].forEach(take))

  it('is done after what the browser already has to do', async () => {
    const done: string[] = []
    const { port1, port2 } = new NodeMessageChannel()
    const press = new Promise<void>((resolve) => {
      port1.on('message', () => {
        done.push('press')
        resolve()
      })
    })
    port2.postMessage(null)
    await Promise.all([inOwnTask(() => done.push('part')), press])
    port1.close()
    expect(done).toEqual(['press', 'part'])
  })

  it('is left to the browser’s own scheduler where it has one', async () => {
    const done: string[] = []
    put('scheduler', { yield: async () => void done.push('browser') })
    await inOwnTask(() => done.push('part'))
    expect(done).toEqual(['browser', 'part'])
  })

  it('waits for no timer, so that a tab nobody looks at starts as fast', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
    try {
      await expect(inOwnTask(() => 'done')).resolves.toBe('done')
    } finally {
      jest.useRealTimers()
    }
  })

  it('gives what the part gives, and throws what it throws', async () => {
    await expect(inOwnTask(async () => 7)).resolves.toBe(7)
    await expect(inOwnTask(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  })
})
