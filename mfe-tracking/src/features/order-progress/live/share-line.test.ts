import { SILENCE_MS } from './live-line.model'
import { shareLine, type LineChannel, type LineLocks } from './share-line'
import type { LineListener } from './start-line'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())
const settled = () => jest.advanceTimersByTimeAsync(0)

/** One browser: its lock goes from tab to tab in the order they asked, and what one tab says the others hear. */
const aBrowser = () => {
  const channels = new Set<(data: unknown) => void>()
  const queue: (() => Promise<void>)[] = []
  let isHeld = false
  const grant = async () => {
    if (isHeld) return
    const next = queue.shift()
    if (next === undefined) return
    isHeld = true
    await next()
    isHeld = false
    void grant()
  }
  const locks = {
    request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const turn = async () => resolve(await work())
        queue.push(turn)
        signal.addEventListener('abort', () => {
          if (!queue.includes(turn)) return
          queue.splice(queue.indexOf(turn), 1)
          reject(signal.reason as Error)
        })
        void grant()
      }),
  } as unknown as LineLocks

  const openTab = () => {
    const told: (boolean | 'moved')[] = []
    const lines: { readonly listener: LineListener; isStopped: boolean }[] = []
    const listeners: ((event: { data: unknown }) => void)[] = []
    const receive = (data: unknown) => listeners.forEach((listener) => listener({ data }))
    channels.add(receive)
    const channel: LineChannel = {
      postMessage: (data) => channels.forEach((other) => other !== receive && other(data)),
      addEventListener: (_type, listener) => void listeners.push(listener),
      close: () => void channels.delete(receive),
    }
    const stop = shareLine({
      name: 'order-1',
      locks,
      channel,
      start: (listener) => {
        const line = { listener, isStopped: false }
        lines.push(line)
        return () => void (line.isStopped = true)
      },
      onTold: (isTold) => void told.push(isTold),
      onMoved: () => void told.push('moved'),
    })
    return { told, lines, stop, vanish: () => channels.delete(receive) }
  }
  return { openTab }
}

describe('One line for many tabs', () => {
  it('is opened by the first, and what it says every tab hears', async () => {
    const { openTab } = aBrowser()
    const [first, second] = [openTab(), openTab()]
    await settled()
    expect([first.lines.length, second.lines.length]).toEqual([1, 0])
    first.lines[0]?.listener.onTold(true)
    first.lines[0]?.listener.onMoved()
    expect([first.told, second.told]).toEqual([
      [true, 'moved'],
      [true, 'moved'],
    ])
  })

  it('is known to a tab that comes later', async () => {
    const { openTab } = aBrowser()
    const first = openTab()
    await settled()
    first.lines[0]?.listener.onTold(true)
    expect(openTab().told).toEqual([true])
  })

  it('falls to the next tab when the one that has it goes', async () => {
    const { openTab } = aBrowser()
    const [first, second, third] = [openTab(), openTab(), openTab()]
    await settled()
    first.stop()
    await settled()
    expect([first.lines[0]?.isStopped, second.lines.length, third.lines.length]).toEqual([true, 1, 0])
    second.lines[0]?.listener.onMoved()
    expect([first.told, third.told]).toEqual([[], ['moved']])
  })

  it('is waited for by nobody who has gone', async () => {
    const { openTab } = aBrowser()
    const [first, second, third] = [openTab(), openTab(), openTab()]
    await settled()
    second.stop()
    first.stop()
    await settled()
    expect([second.lines.length, third.lines.length]).toEqual([0, 1])
  })

  it('counts as cut off for a tab that hears nothing of it any more', async () => {
    const { openTab } = aBrowser()
    const [first, second] = [openTab(), openTab()]
    await settled()
    first.lines[0]?.listener.onTold(true)
    first.vanish()
    await jest.advanceTimersByTimeAsync(SILENCE_MS - 1)
    expect(second.told).toEqual([true])
    await jest.advanceTimersByTimeAsync(1)
    expect(second.told).toEqual([true, false])
  })
})
