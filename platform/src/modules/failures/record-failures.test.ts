import { Hono } from 'hono'
import { recordFailures } from './record-failures'

const ANSWER_MS = 1_000

describe('When every answer fails', () => {
  let said: string[]
  let writes: number
  const db = {
    // A database that hangs, which may be why.
    transaction: () => {
      writes += 1
      return new Promise(() => {})
    },
  } as never
  const app = () =>
    new Hono()
      .use(
        recordFailures(
          { db, clock: { now: () => new Date() } as never },
          () => [],
          (line) => void said.push(line),
        ),
      )
      .get('/orders', (c) => c.text('', 503))
      .get('/menus', (c) => c.text('', 503))
  beforeEach(() => {
    said = []
    writes = 0
    // Within one minute, however long it takes.
    jest.spyOn(performance, 'now').mockReturnValue(0)
  })
  afterEach(() => jest.restoreAllMocks())

  it('no answer waits for its line to be kept', async () => {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), ANSWER_MS).unref())
    expect((await Promise.race([app().request('/orders'), late]))?.status).toBe(503)
    expect([said.length, writes]).toEqual([1, 1])
  })

  it('each is said, and thirty of one call are kept in a minute, beside those of another', async () => {
    const failing = app()
    for (let each = 0; each < 40; each += 1) await failing.request('/orders')
    await failing.request('/menus')
    expect([said.length, writes]).toEqual([41, 31])
    jest.spyOn(performance, 'now').mockReturnValue(60_000)
    await failing.request('/orders')
    expect(writes).toBe(32)
  })
})
