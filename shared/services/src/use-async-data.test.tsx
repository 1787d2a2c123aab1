import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { useAsyncData, type AsyncDataOptions } from './use-async-data'

interface Asked {
  readonly key: string
  readonly signal: AbortSignal
  readonly answer: (data: string) => Promise<void>
  readonly fail: () => Promise<void>
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** A component in strict mode that asks about `key`; every question waits to be answered by hand. */
const render = async (
  key: string | null,
  options: Partial<Omit<AsyncDataOptions<string, string>, 'key' | 'load'>> = {},
) => {
  const asked: Asked[] = []
  const load = (signal: AbortSignal, about: string) =>
    new Promise<string>((resolve, reject) => {
      asked.push({
        key: about,
        signal,
        answer: (data) => act(async () => resolve(data)),
        fail: () => act(async () => reject(new Error('no answer'))),
      })
    })
  const { result, rerender, unmount } = renderHook(
    (props: { readonly key: string | null }) => useAsyncData({ ...options, key: props.key, load }),
    { initialProps: { key }, wrapper: StrictMode },
  )
  await pass(0)
  const last = (): Asked => {
    const found = asked.at(-1)
    if (found === undefined) throw new Error('Nothing was asked')
    return found
  }
  const about = async (next: string | null) => {
    rerender({ key: next })
    await pass(0)
  }
  return { asked, last, result, about, unmount }
}

describe('useAsyncData', () => {
  it('asks once, and has what came of it', async () => {
    const { asked, last, result } = await render('chicken')
    expect(result.current).toMatchObject({ kind: 'loading', isSlow: false })
    await last().answer('grilled')
    expect(result.current).toMatchObject({ kind: 'ready', data: 'grilled', isRefreshing: false })
    expect(asked.map(({ key }) => key)).toEqual(['chicken'])
  })

  it('shows what is known before anybody asked until there is an answer, also where none comes', async () => {
    const { asked, last, result } = await render('chicken', { known: () => 'raw' })
    expect(result.current).toMatchObject({ kind: 'ready', data: 'raw', isRefreshing: true })
    expect(asked.map(({ key }) => key)).toEqual(['chicken'])
    await last().fail()
    expect(result.current).toMatchObject({ kind: 'ready', data: 'raw', isRefreshing: false })
    act(() => result.current.refresh())
    await pass(0)
    await last().answer('grilled')
    expect(result.current).toMatchObject({ kind: 'ready', data: 'grilled' })
  })

  it('asks for nothing without a key', async () => {
    const { asked, result } = await render(null)
    expect(result.current.kind).toBe('idle')
    expect(asked).toEqual([])
  })

  it('says when the first answer is late', async () => {
    const { result, last } = await render('chicken')
    await pass(2_000)
    expect(result.current).toMatchObject({ kind: 'loading', isSlow: true })
    await last().answer('grilled')
    expect(result.current.kind).toBe('ready')
  })

  it('aborts what was asked about another key, and ignores what comes of it', async () => {
    const { asked, last, result, about } = await render('chicken')
    await about('rice')
    expect(asked[0]?.signal.aborted).toBe(true)
    await asked[0]?.answer('grilled')
    expect(result.current.kind).toBe('loading')
    await last().answer('spicy')
    expect(result.current).toMatchObject({ kind: 'ready', data: 'spicy' })
  })

  it('aborts when the component is gone', async () => {
    const heard: string[] = []
    const { last, unmount } = await render('chicken', { onData: (data) => heard.push(data) })
    unmount()
    expect(last().signal.aborted).toBe(true)
    await last().answer('grilled')
    expect(heard).toEqual([])
  })

  it('waits before it asks, and asks only about the key that lasted', async () => {
    const { asked, about } = await render('c', { delayMs: () => 250 })
    await about('ch')
    await pass(249)
    expect(asked).toEqual([])
    await pass(1)
    expect(asked.map(({ key }) => key)).toEqual(['ch'])
  })

  it('shows nothing of the key before', async () => {
    const { last, result, about } = await render('chicken')
    await last().answer('grilled')
    await about('rice')
    expect(result.current.kind).toBe('loading')
  })

  it('shows the answer about the key before where that is said to do', async () => {
    const { last, result, about } = await render('Monday', { keepsFrom: (before) => before === 'Monday' })
    await last().answer('12:30')
    await about('Tuesday')
    expect(result.current).toMatchObject({ kind: 'ready', data: '12:30', isRefreshing: true })
    await last().fail()
    expect(result.current).toMatchObject({ kind: 'ready', data: '12:30', isRefreshing: false })
  })
})

describe('asking again', () => {
  it('keeps what is there until the answer comes', async () => {
    const { asked, last, result } = await render('chicken')
    await last().answer('grilled')
    act(() => result.current.refresh())
    await pass(0)
    expect(result.current).toMatchObject({ kind: 'ready', data: 'grilled', isRefreshing: true })
    await last().answer('sold out')
    expect(result.current).toMatchObject({ data: 'sold out', isRefreshing: false })
    expect(asked).toHaveLength(2)
  })

  it('keeps what is there when no answer comes', async () => {
    const failures: unknown[] = []
    const { last, result } = await render('chicken', { onFailure: (error) => failures.push(error) })
    await last().answer('grilled')
    act(() => result.current.refresh())
    await pass(0)
    await last().fail()
    expect(result.current).toMatchObject({ kind: 'ready', data: 'grilled', isRefreshing: false })
    expect(failures).toEqual([new Error('no answer')])
  })

  it('leads out of a failure', async () => {
    const { last, result } = await render('chicken')
    await last().fail()
    expect(result.current).toMatchObject({ kind: 'failed', error: new Error('no answer') })
    act(() => result.current.refresh())
    await pass(0)
    expect(result.current.kind).toBe('loading')
    await last().answer('grilled')
    expect(result.current).toMatchObject({ kind: 'ready', data: 'grilled' })
  })

  it('forgets what is there when it is told to', async () => {
    const { last, result } = await render('chicken')
    await last().answer('grilled')
    act(() => result.current.reset())
    expect(result.current.kind).toBe('loading')
    await pass(0)
    await last().fail()
    expect(result.current.kind).toBe('failed')
  })

  it('takes what is known without asking', async () => {
    const { asked, last, result } = await render('chicken')
    act(() => result.current.update((data) => `${data} twice`))
    await last().answer('grilled')
    act(() => result.current.update((data) => `${data} twice`))
    expect(result.current).toMatchObject({ kind: 'ready', data: 'grilled twice' })
    expect(asked).toHaveLength(1)
  })
})
