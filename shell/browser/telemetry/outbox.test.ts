import { createOutbox } from './outbox'

describe('createOutbox', () => {
  let posted: { entries: readonly string[]; page: string | null; lost: number }[]
  let page: string | null
  let isTaken: boolean
  const anOutbox = () =>
    createOutbox<string>({
      post(entries, where, lost) {
        if (isTaken) posted.push({ entries, page: where, lost })
        return isTaken
      },
      page: () => page,
    })
  const sent = () => posted.map(({ entries }) => entries)
  const many = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`)

  beforeEach(() => {
    jest.useFakeTimers()
    posted = []
    page = 'menu.restaurant'
    isTaken = true
  })
  afterEach(() => jest.useRealTimers())

  it('sends together what has come in five seconds', () => {
    const outbox = anOutbox()
    outbox.add('a')
    jest.advanceTimersByTime(3_000)
    outbox.add('b')
    jest.advanceTimersByTime(1_999)
    expect(sent()).toEqual([])
    jest.advanceTimersByTime(1)
    expect(sent()).toEqual([['a', 'b']])
    jest.advanceTimersByTime(60_000)
    expect(sent()).toHaveLength(1)
  })

  it('does not wait with twenty', () => {
    const outbox = anOutbox()
    for (const line of many(20)) outbox.add(line)
    expect(sent()).toEqual([many(20)])
  })

  it('sends what can’t wait at once, and what waited with it', () => {
    const outbox = anOutbox()
    outbox.add('a')
    outbox.add('b', true)
    expect(sent()).toEqual([['a', 'b']])
  })

  it('keeps what the browser would not take, and asks again later, not with every line', () => {
    const outbox = anOutbox()
    isTaken = false
    for (const line of many(25)) outbox.add(line)
    isTaken = true
    outbox.add('last')
    expect(sent()).toEqual([])
    jest.advanceTimersByTime(5_000)
    expect(sent().flat()).toEqual([...many(25), 'last'])
    expect(sent().map(({ length }) => length)).toEqual([20, 6])
  })

  it('keeps a hundred while nothing is taken, and says how many it let go', () => {
    const outbox = anOutbox()
    isTaken = false
    for (const line of many(103)) outbox.add(line)
    isTaken = true
    outbox.flush()
    expect(sent().flat()).toEqual(many(103).slice(3))
    expect(posted.map(({ lost }) => lost)).toEqual([3, 0, 0, 0, 0])
  })

  it('says of each what page it was noticed on', () => {
    const outbox = anOutbox()
    outbox.add('a')
    page = 'checkout.order'
    outbox.add('b')
    page = 'menu.restaurant'
    outbox.flush()
    expect(posted).toEqual([
      { entries: ['a'], page: 'menu.restaurant', lost: 0 },
      { entries: ['b'], page: 'checkout.order', lost: 0 },
    ])
  })

  it('forgets what is not to be sent any more', () => {
    const outbox = anOutbox()
    outbox.add('a')
    outbox.empty()
    jest.advanceTimersByTime(60_000)
    expect(sent()).toEqual([])
  })
})
