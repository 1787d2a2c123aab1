import type { LogEntry } from '@galo/services'
import { createLogLines, type TakeLine, type TimedLine } from './log-lines'

const line = (message: string): LogEntry => ({ level: 'warning', message, details: {} })

describe('createLogLines', () => {
  let beacons: string[]
  let opened: number
  let arrive: (take: TakeLine) => void
  let lose: () => void
  const open = () => {
    opened += 1
    return new Promise<TakeLine>((resolve, reject) => {
      arrive = resolve
      lose = () => reject(new Error('no network'))
    })
  }
  const leave = () => window.dispatchEvent(new Event('pagehide'))
  const said = (text: string) =>
    (JSON.parse(text) as { entries: readonly TimedLine[] }).entries.map(({ message }) => message)

  let listen: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>
  beforeEach(() => {
    beacons = []
    opened = 0
    listen = jest.spyOn(window, 'addEventListener')
    navigator.sendBeacon = (_path, body) => {
      beacons.push(String(body))
      return true
    }
  })
  afterEach(() => {
    for (const [kind, listener] of listen.mock.calls) window.removeEventListener(kind, listener)
    listen.mockRestore()
    delete (window as { __galo?: unknown }).__galo
  })

  it('asks for nothing while nothing goes wrong', () => {
    createLogLines(open)
    leave()
    expect([opened, beacons]).toEqual([0, []])
  })

  it('hands on what came before the code did, in its order, and what comes after', async () => {
    const add = createLogLines(open)
    const taken: string[] = []
    add(line('a'))
    add(line('b'))
    expect(opened).toBe(1)
    arrive(({ message }) => void taken.push(message))
    await Promise.resolve()
    add(line('c'))
    expect(taken).toEqual(['a', 'b', 'c'])
    leave()
    expect(beacons).toEqual([])
  })

  it('sends by one beacon what is left behind before the code came', () => {
    const add = createLogLines(open)
    add(line('a'))
    add(line('b'))
    leave()
    leave()
    expect(beacons.map(said)).toEqual([['a', 'b']])
  })

  it('sends what waits when the code can’t be had, and asks again with the next line', async () => {
    const add = createLogLines(open)
    add(line('a'))
    lose()
    await Promise.resolve().then(() => Promise.resolve())
    expect(beacons.map(said)).toEqual([['a']])
    add(line('b'))
    expect(opened).toBe(2)
  })

  it('keeps what the browser would not take', () => {
    const add = createLogLines(open)
    const taking = navigator.sendBeacon
    navigator.sendBeacon = () => false
    add(line('a'))
    leave()
    navigator.sendBeacon = taking
    leave()
    expect(beacons.map(said)).toEqual([['a']])
  })

  it('brings the code for an error that nobody caught, and for one that was there before it', () => {
    createLogLines(open)
    window.dispatchEvent(new Event('unhandledrejection'))
    expect(opened).toBe(1)
    Object.assign(window, { __galo: { errors: [new Event('error')] } })
    createLogLines(open)
    expect(opened).toBe(2)
  })
})
