import type { VisitRemote } from '../startup/visit'
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
    await Promise.all([registry.load(menu, './routes'), registry.load(menu, './routes')])
    await registry.load(menu, './routes')
    expect(loadExposed).toHaveBeenCalledTimes(1)
    expect(registry.peek(menu, './routes')).toBe('module')
  })

  it('tries quietly once more before it gives up', async () => {
    const loadExposed = jest
      .fn<Promise<unknown>, [VisitRemote, string, number]>()
      .mockRejectedValueOnce(new Error('no signal'))
      .mockResolvedValueOnce('module')
    const loading = aRegistry(loadExposed).load(menu, './routes')
    await jest.advanceTimersByTimeAsync(400)
    await expect(loading).resolves.toBe('module')
    expect(loadExposed.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1])
  })

  it('counts a remote that never answers as gone', async () => {
    const loading = aRegistry(() => new Promise(() => {})).load(menu, './routes')
    const outcome = expect(loading).rejects.toMatchObject({ code: 'remote-unavailable' })
    await jest.advanceTimersByTimeAsync(8_000)
    await outcome
  })

  it('does not remember a failure: trying again asks again, as another attempt', async () => {
    const loadExposed = jest.fn<Promise<unknown>, [VisitRemote, string, number]>().mockRejectedValue(new Error('down'))
    const registry = aRegistry(loadExposed)
    const first = expect(registry.load(menu, './routes')).rejects.toMatchObject({ code: 'remote-unavailable' })
    await jest.advanceTimersByTimeAsync(400)
    await first
    loadExposed.mockResolvedValueOnce('module')
    await expect(registry.load(menu, './routes')).resolves.toBe('module')
    expect(loadExposed.mock.calls.at(-1)?.[2]).toBe(2)
  })

  it('brings two modules of one remote side by side from the same copy of it', async () => {
    const loadExposed = jest.fn<Promise<unknown>, [VisitRemote, string, number]>(async () => 'module')
    const registry = aRegistry(loadExposed)
    await Promise.all([registry.load(menu, './routes'), registry.load(menu, './basket-badge')])
    expect(loadExposed.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 0])
  })

  it('stays with the copy that came in the end', async () => {
    const loadExposed = jest
      .fn<Promise<unknown>, [VisitRemote, string, number]>()
      .mockRejectedValueOnce(new Error('no signal'))
      .mockResolvedValue('module')
    const registry = aRegistry(loadExposed)
    const first = registry.load(menu, './routes')
    await jest.advanceTimersByTimeAsync(400)
    await first
    await registry.load(menu, './basket-badge')
    expect(loadExposed.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1, 1])
  })

  it('asks anew after a remote that never answered', async () => {
    const loadExposed = jest
      .fn<Promise<unknown>, [VisitRemote, string, number]>()
      .mockReturnValueOnce(new Promise(() => {}))
      .mockResolvedValue('module')
    const registry = aRegistry(loadExposed)
    const first = expect(registry.load(menu, './routes')).rejects.toMatchObject({ code: 'remote-unavailable' })
    await jest.advanceTimersByTimeAsync(8_000)
    await first
    await expect(registry.load(menu, './routes')).resolves.toBe('module')
    expect(loadExposed.mock.calls.at(-1)?.[2]).toBe(1)
  })
})
