import { LIVE_BEAT_MS, type LiveEvent } from '@galo/contracts/orders'
import { MOST_DEAF, SILENCE_MS } from './live-line.model'
import { startLine, type LineSource } from './start-line'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

/** A site whose lines a test speaks on. */
const aSite = () => {
  const sources: { isClosed: boolean; say(event: LiveEvent | 'error'): void }[] = []
  const told: (boolean | 'moved')[] = []
  const ask = jest.fn(() => Promise.resolve())
  const open = (): LineSource => {
    const listeners = new Map<string, () => void>()
    const source = { isClosed: false, say: (event: string) => listeners.get(event)?.() }
    sources.push(source)
    return {
      addEventListener: (type, listener) => void listeners.set(type, listener),
      close: () => void (source.isClosed = true),
    }
  }
  const start = () =>
    startLine({
      ask,
      open,
      isRefusal: (error) => error === 'refused',
      random: () => 0.5,
      now: () => Date.now(),
      onTold: (isTold) => void told.push(isTold),
      onMoved: () => void told.push('moved'),
    })
  return { ask, sources, told, start }
}

describe('A line that is kept open', () => {
  it('is opened once it is let in, and passes on what it says', async () => {
    const { ask, sources, told, start } = aSite()
    let letIn = () => {}
    ask.mockReturnValueOnce(new Promise((resolve) => (letIn = resolve)))
    start()
    await pass(0)
    expect(sources).toEqual([])
    letIn()
    await pass(0)
    sources[0]?.say('quiet')
    sources[0]?.say('live')
    sources[0]?.say('moved')
    expect(told).toEqual([false, true, 'moved'])
  })

  it('says that it has broken, and is followed by another, asked for anew', async () => {
    const { ask, sources, told, start } = aSite()
    start()
    await pass(0)
    sources[0]?.say('live')
    sources[0]?.say('error')
    expect(told).toEqual([true, false])
    expect(sources[0]?.isClosed).toBe(true)
    await pass(2_000)
    expect([sources.length, ask.mock.calls.length]).toEqual([2, 2])
  })

  it('has broken when nothing is heard on it, whatever the browser believes', async () => {
    const { sources, told, start } = aSite()
    start()
    await pass(0)
    for (let beat = 0; beat < 4; beat += 1) {
      sources[0]?.say('live')
      await pass(LIVE_BEAT_MS)
    }
    expect(told).toEqual([true, true, true, true])
    await pass(SILENCE_MS)
    expect(told.at(-1)).toBe(false)
    expect(sources[0]?.isClosed).toBe(true)
  })

  it('is given up where it would never be had, and looked for again where it may', async () => {
    const { ask, start } = aSite()
    ask.mockRejectedValueOnce(new Error('the platform is away')).mockRejectedValue('refused')
    start()
    await pass(2_000)
    expect(ask).toHaveBeenCalledTimes(2)
    await pass(3_600_000)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is given up where something on the way keeps what is said to itself', async () => {
    const { sources, told, start } = aSite()
    start()
    await pass(3_600_000)
    expect(sources).toHaveLength(MOST_DEAF)
    expect(told).not.toContain(true)
  })

  it('is let go of when it is stopped, wherever it stands', async () => {
    const { ask, sources, told, start } = aSite()
    start()()
    await pass(0)
    expect(sources).toEqual([])
    const stop = start()
    await pass(0)
    stop()
    sources[0]?.say('moved')
    sources[0]?.say('error')
    await pass(60_000)
    expect([sources[0]?.isClosed, told, ask.mock.calls.length]).toEqual([true, [], 2])
  })
})
