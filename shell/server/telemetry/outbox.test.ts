import { createOutbox, Refused } from './outbox'

const aSide = (answer: (entries: readonly number[]) => Promise<void> = async () => {}) => {
  const sent: number[][] = []
  const lost: number[] = []
  const outbox = createOutbox<number>({
    send: (entries) => {
      sent.push([...entries])
      return answer(entries)
    },
    onLost: (count) => void lost.push(count),
    waitMs: 20,
  })
  return { outbox, sent, lost }
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const add = (outbox: { add(entry: number): void }, count: number) => {
  for (let index = 0; index < count; index += 1) outbox.add(index)
}

describe('What is sent on', () => {
  it('goes together after a moment, in order', async () => {
    const { outbox, sent } = aSide()
    add(outbox, 3)
    expect(sent).toEqual([])
    await pause(40)
    expect(sent).toEqual([[0, 1, 2]])
  })

  it('goes at once when it is as much as is taken, fifty at a time', async () => {
    const { outbox, sent } = aSide()
    add(outbox, 120)
    await outbox.flush()
    expect(sent.map(({ length }) => length)).toEqual([50, 50, 20])
  })

  it('costs no memory while the other side hangs: one request, a thousand entries, the oldest make room', async () => {
    let answer = () => {}
    const { outbox, sent, lost } = aSide(() => new Promise((resolve) => (answer = resolve)))
    add(outbox, 1_300)
    await pause(40)
    expect(sent).toHaveLength(1)
    answer()
    await pause(0)
    expect(sent[1]?.[0]).toBe(300)
    // That much is lost at once, and told of once.
    expect(lost).toEqual([250])
  })

  it('is lost, and counted, when it does not arrive; what comes after is tried', async () => {
    const { outbox, sent, lost } = aSide(() => Promise.reject(new Error('away')))
    add(outbox, 2)
    await outbox.flush()
    add(outbox, 1)
    await outbox.flush()
    expect(sent).toHaveLength(2)
    expect(lost).toEqual([2, 1])
  })

  it('arrives but for what the other side refuses, which takes nothing else along and is told of once', async () => {
    const arrived: number[] = []
    const { outbox, lost } = aSide(async (entries) => {
      if (entries.includes(7) || entries.includes(31)) throw new Refused('status 400')
      arrived.push(...entries)
    })
    add(outbox, 50)
    await outbox.flush()
    expect(arrived).toEqual(Array.from({ length: 50 }, (_, index) => index).filter((n) => n !== 7 && n !== 31))
    expect(lost).toEqual([2])
  })
})
