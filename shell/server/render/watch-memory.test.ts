import { judgeMemory, type Watched } from './watch-memory'

const MIB = 1024 * 1024
const LIMIT = 1_000 * MIB

describe('judgeMemory', () => {
  let gone: string[]
  beforeEach(() => {
    gone = []
  })
  const worker = (name: string, load: Partial<Watched> = {}): Watched => ({
    bytes: 40 * MIB,
    silentMs: 0,
    idleMs: 0,
    startAnew: () => void gone.push(`${name} anew`),
    giveUp: () => void gone.push(`${name} given up`),
    ...load,
  })
  const judge = (processMib: number, ...workers: readonly Watched[]) => {
    judgeMemory(workers, processMib * MIB, LIMIT)?.()
    return gone
  }
  const loops = { silentMs: 2_000 }
  const forgotten = { idleMs: 120_000 }

  it('lets everybody be while all is well, also who is silent or forgotten', () =>
    expect(judge(900, worker('a', loops), worker('b', forgotten))).toEqual([]))

  it('believes who says that it holds too much', () =>
    expect(judge(300, worker('a'), worker('b', { bytes: 257 * MIB }), worker('c', loops))).toEqual(['b anew']))

  it('blames the one that has been silent longest when the process holds too much', () =>
    expect(judge(1_100, worker('a', { silentMs: 301 }), worker('b', loops), worker('c', forgotten))).toEqual([
      'b anew',
    ]))

  it('makes room by who was asked nothing for longest, if that is long', () => {
    expect(judge(1_100, worker('a', { silentMs: 299 }), worker('b', { idleMs: 59_999 }))).toEqual([])
    expect(judge(1_100, worker('a', { idleMs: 60_000 }), worker('b', forgotten))).toEqual(['b given up'])
  })

  it('can do nothing without workers', () => expect(judge(1_100)).toEqual([]))
})
