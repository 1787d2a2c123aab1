import type { VisitRemote } from '../../shared/visit'
import { aLostChunk } from '../test/a-visit'
import { createRegistry, type LoadExposed } from './remote-registry'

const menu: VisitRemote = { name: 'mfe-menu', version: '1', entry: '/menu.js', pages: [], fragments: [] }
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const aRegistry = (loadExposed: LoadExposed) =>
  createRegistry({ loadExposed, deadlineMs: 8_000, wait, report: () => {} })

describe('createRegistry', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('asks once for a module that many want', async () => {
    const loadExposed = jest.fn(async () => 'module')
    const registry = aRegistry(loadExposed)
    await Promise.all([registry.load(menu, './menu.restaurant'), registry.load(menu, './menu.restaurant')])
    await registry.load(menu, './menu.restaurant')
    expect(loadExposed).toHaveBeenCalledTimes(1)
    expect(registry.peek(menu, './menu.restaurant')).toBe('module')
  })

  it('tries quietly once more before it gives up', async () => {
    const loadExposed = jest
      .fn<Promise<unknown>, [VisitRemote, string, number]>()
      .mockRejectedValueOnce(aLostChunk())
      .mockResolvedValueOnce('module')
    const loading = aRegistry(loadExposed).load(menu, './menu.restaurant')
    await jest.advanceTimersByTimeAsync(400)
    await expect(loading).resolves.toBe('module')
    expect(loadExposed.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1])
  })

  it('counts a remote that never answers as gone', async () => {
    const loading = aRegistry(() => new Promise(() => {})).load(menu, './menu.restaurant')
    const outcome = expect(loading).rejects.toMatchObject({ code: 'remote-unavailable' })
    await jest.advanceTimersByTimeAsync(8_000)
    await outcome
  })

  it('does not remember a failure: trying again asks again, as another attempt', async () => {
    const loadExposed = jest.fn<Promise<unknown>, [VisitRemote, string, number]>().mockRejectedValue(aLostChunk())
    const registry = aRegistry(loadExposed)
    const first = expect(registry.load(menu, './menu.restaurant')).rejects.toMatchObject({ code: 'remote-unavailable' })
    await jest.advanceTimersByTimeAsync(400)
    await first
    loadExposed.mockResolvedValueOnce('module')
    await expect(registry.load(menu, './menu.restaurant')).resolves.toBe('module')
    expect(loadExposed.mock.calls.at(-1)?.[2]).toBe(2)
  })

  it('brings two modules of one remote side by side from the same copy of it', async () => {
    const loadExposed = jest.fn<Promise<unknown>, [VisitRemote, string, number]>(async () => 'module')
    const registry = aRegistry(loadExposed)
    await Promise.all([registry.load(menu, './menu.restaurant'), registry.load(menu, './basket-sum')])
    expect(loadExposed.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 0])
  })

  it('stays with the copy that came in the end', async () => {
    const loadExposed = jest
      .fn<Promise<unknown>, [VisitRemote, string, number]>()
      .mockRejectedValueOnce(aLostChunk())
      .mockResolvedValue('module')
    const registry = aRegistry(loadExposed)
    const first = registry.load(menu, './menu.restaurant')
    await jest.advanceTimersByTimeAsync(400)
    await first
    await registry.load(menu, './basket-sum')
    expect(loadExposed.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1, 1])
  })

  it('asks anew after a remote that never answered', async () => {
    const loadExposed = jest
      .fn<Promise<unknown>, [VisitRemote, string, number]>()
      .mockReturnValueOnce(new Promise(() => {}))
      .mockResolvedValue('module')
    const registry = aRegistry(loadExposed)
    const first = expect(registry.load(menu, './menu.restaurant')).rejects.toMatchObject({ code: 'remote-unavailable' })
    await jest.advanceTimersByTimeAsync(8_000)
    await first
    await expect(registry.load(menu, './menu.restaurant')).resolves.toBe('module')
    expect(loadExposed.mock.calls.at(-1)?.[2]).toBe(1)
  })

  it('says what went wrong first, not what that led to', async () => {
    const loadExposed = jest
      .fn<Promise<unknown>, [VisitRemote, string, number]>()
      .mockRejectedValueOnce(aLostChunk())
      .mockRejectedValue(new ReferenceError("Cannot access 'ra' before initialization"))
    const report = jest.fn()
    const registry = createRegistry({ loadExposed, deadlineMs: 8_000, wait, report })
    const outcome = expect(registry.load(menu, './menu.restaurant')).rejects.toMatchObject({
      cause: { name: 'ChunkLoadError' },
    })
    await jest.advanceTimersByTimeAsync(400)
    await outcome
    expect(report.mock.calls[0]?.[1]).toMatchObject({ error: { name: 'ChunkLoadError' } })
  })

  it('does not ask again for code that came and threw', async () => {
    const loadExposed = jest
      .fn<Promise<unknown>, [VisitRemote, string, number]>()
      .mockRejectedValue(new TypeError('a bug'))
    await expect(aRegistry(loadExposed).load(menu, './menu.restaurant')).rejects.toMatchObject({
      code: 'remote-unavailable',
    })
    expect(loadExposed).toHaveBeenCalledTimes(1)
  })

  it('leaves the line to the customer’s next try when files hung until they were given up', async () => {
    let timeOut: (error: Error) => void = () => {}
    const loadExposed = jest.fn<Promise<unknown>, [VisitRemote, string, number]>(
      () => new Promise((_come, fail) => (timeOut = fail)),
    )
    const outcome = expect(aRegistry(loadExposed).load(menu, './menu.restaurant')).rejects.toMatchObject({
      cause: { name: 'LateRemoteError' },
    })
    await jest.advanceTimersByTimeAsync(8_000)
    await outcome
    timeOut(aLostChunk())
    await jest.advanceTimersByTimeAsync(8_000)
    expect(loadExposed).toHaveBeenCalledTimes(1)
  })

  it('takes code that comes after it was given up, and tells who waits for it', async () => {
    let come: (module: string) => void = () => {}
    const registry = aRegistry(() => new Promise((resolve) => (come = resolve)))
    const heard = jest.fn()
    const stop = registry.onArrival(heard)
    const outcome = expect(registry.load(menu, './menu.restaurant')).rejects.toMatchObject({
      code: 'remote-unavailable',
    })
    await jest.advanceTimersByTimeAsync(8_000)
    await outcome
    come('module')
    await jest.advanceTimersByTimeAsync(0)
    expect(heard).toHaveBeenCalledWith('mfe-menu')
    expect(registry.peek(menu, './menu.restaurant')).toBe('module')
    stop()
  })

  describe('with a release that is tried', () => {
    const everybodys: VisitRemote = { ...menu, version: '1', entry: '/menu-1.js' }
    const tried = (): VisitRemote => ({ ...menu, version: '2', share: 10, entry: '/menu-2.js', spare: everybodys })
    let asked: string[]
    const bad: LoadExposed = async ({ entry, version }) => {
      asked.push(entry)
      if (version === '2') throw new TypeError('a bug')
      return `module of ${version}`
    }
    beforeEach(() => (asked = []))

    it('takes that of everybody where it fails, for the rest of the visit, and says whose failure it was', async () => {
      const [remote, report] = [tried(), jest.fn()]
      const registry = createRegistry({ loadExposed: bad, deadlineMs: 8_000, wait, report })
      await expect(registry.load(remote, './menu.restaurant')).resolves.toBe('module of 1')
      expect(remote).toEqual(everybodys)
      expect(report.mock.calls.map(([, details]) => details as object)).toMatchObject([
        { remote: 'mfe-menu', version: '2' },
      ])
      await expect(registry.load(remote, './basket-sum')).resolves.toBe('module of 1')
      expect(asked).toEqual(['/menu-2.js', '/menu-1.js', '/menu-1.js'])
    })

    it('asks the runtime for it as another attempt, whatever had come of the other', async () => {
      const remote = tried()
      const loadExposed = jest.fn<Promise<unknown>, [VisitRemote, string, number]>(async () => 'module')
      const registry = aRegistry(loadExposed)
      await registry.load(remote, './menu.restaurant')
      registry.replace(remote)
      registry.replace(remote)
      expect(registry.peek(remote, './menu.restaurant')).toBeUndefined()
      await registry.load(remote, './menu.restaurant')
      expect(loadExposed.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1])
    })

    it('brings both of two modules that fail at once from the other release', async () => {
      const remote = tried()
      const registry = aRegistry(bad)
      const both = [registry.load(remote, './menu.restaurant'), registry.load(remote, './basket-sum')]
      await expect(Promise.all(both)).resolves.toEqual(['module of 1', 'module of 1'])
    })

    it('can’t be had where neither can', async () => {
      const loadExposed = jest.fn<Promise<unknown>, [VisitRemote, string, number]>().mockRejectedValue(new Error('no'))
      await expect(aRegistry(loadExposed).load(tried(), './menu.restaurant')).rejects.toMatchObject({
        code: 'remote-unavailable',
      })
      expect(loadExposed).toHaveBeenCalledTimes(2)
    })
  })
})
