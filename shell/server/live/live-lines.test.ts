import { createLiveLines, MOST_LINES_EACH } from './live-lines'

const pass = (visitor: string, orderId: string, until = 10_000) => ({ visitor, orderId, until })

const lines = ({ isTold = true, most = 100 } = {}) => {
  const wanted: boolean[] = []
  const all = createLiveLines({ isTold: () => isTold, onWanted: (isWanted) => void wanted.push(isWanted), most })
  const open = (...of: Parameters<typeof pass>) => {
    const body = all.open(pass(...of))
    if (body === null) return null
    const heard: string[] = []
    const reader = body.getReader()
    const over = (async () => {
      for (let next = await reader.read(); !next.done; next = await reader.read())
        heard.push(/^event: (\w+)/.exec(new TextDecoder().decode(next.value))?.[1] ?? '')
      heard.push('over')
    })()
    return { heard, over, leave: () => reader.cancel() }
  }
  return { all, open, wanted }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('The lines of a process', () => {
  it('tell of an order whoever follows it, and nobody else', async () => {
    const { all, open } = lines()
    const [mine, also, other] = [open('ana', 'one'), open('ben', 'one'), open('ana', 'two')]
    all.moved('one')
    all.moved('nobody’s')
    await settled()
    expect([mine?.heard, also?.heard, other?.heard]).toEqual([['live', 'moved'], ['live', 'moved'], ['live']])
  })

  it('say at once, and with every beat, whether changes are told', async () => {
    const { all, open } = lines({ isTold: false })
    const mine = open('ana', 'one')
    await settled()
    all.tellAll('live')
    await settled()
    all.beat(0)
    await settled()
    expect(mine?.heard).toEqual(['quiet', 'live', 'quiet'])
  })

  it('keep nothing of who has gone, and let the platform go with the last', async () => {
    const { all, open, wanted } = lines()
    const [one, other] = [open('ana', 'one'), open('ben', 'two')]
    expect(wanted).toEqual([true])
    await one?.leave()
    expect([all.size, wanted]).toEqual([1, [true]])
    await other?.leave()
    expect([all.size, wanted]).toEqual([0, [true, false]])
    for (let count = 0; count < MOST_LINES_EACH * 3; count += 1) await open('ana', 'one')?.leave()
    expect(all.size).toBe(0)
  })

  it('are a dozen for each visitor, and so many for everybody', () => {
    const { open } = lines({ most: MOST_LINES_EACH + 1 })
    const mine = Array.from({ length: MOST_LINES_EACH + 1 }, (_, index) => open('ana', `order ${index}`))
    expect(mine.filter((line) => line === null)).toHaveLength(1)
    expect(open('ben', 'one')).not.toBeNull()
    expect(open('cleo', 'one')).toBeNull()
  })

  it('end with the pass, and when nobody reads them', async () => {
    const { all, open } = lines()
    const mine = open('ana', 'one', 5_000)
    const unread = all.open(pass('ben', 'one', 100_000))
    all.moved('one')
    for (const now of [4_999, 5_000, 5_001]) {
      all.beat(now)
      await settled()
    }
    await mine?.over
    expect(mine?.heard).toEqual(['live', 'moved', 'live', 'over'])
    expect([unread?.locked, all.size]).toEqual([false, 0])
  })
})
