import { sendEvents, sendLogLines } from '@galo/contracts/collector'
import { aConfig } from '../test/a-config'
import { aPlatform, type SmallPlatform } from '../test/a-platform'
import { createCollector } from './collect'

/** What the platform's collector takes no batch with, and how long one may be. */
const UNREADABLE = '\\u0000'
const MOST_BYTES = 262_144

describe('What is collected', () => {
  let platform: SmallPlatform
  let taken: string[]
  let told: unknown[][]
  let refusal: (body: string) => number | null
  const collector = () =>
    createCollector(aConfig({ platformUrl: platform.url }), (...line: unknown[]) => void told.push(line))

  beforeEach(async () => {
    taken = []
    told = []
    refusal = (body) => (body.includes(UNREADABLE) ? 400 : body.length > MOST_BYTES ? 413 : null)
    platform = await aPlatform(({ body }, response) => {
      const status = refusal(body)
      const { entries } = JSON.parse(body) as { entries: { message?: string; name?: string }[] }
      if (status === null) taken.push(...entries.map(({ message, name = message ?? '' }) => name))
      response.writeHead(status ?? 202).end('{}')
    })
  })
  afterEach(() => platform.close())

  it('arrives, but for the one thing that the collector can’t read, and that is said', async () => {
    const { collect, flush } = collector()
    const names = Array.from({ length: 20 }, (_, n) => `event-${n}`)
    for (const name of names) collect(sendEvents, { name, details: name === 'event-7' ? { words: 'a\u0000b' } : {} })
    await flush()
    expect(taken).toEqual(names.filter((name) => name !== 'event-7'))
    const lost = { count: 1, reason: expect.stringContaining('400') }
    expect(told).toEqual([['warning', 'The collector did not take what was collected', lost]])
  })

  it('arrives in parts when it is more than the collector takes at once', async () => {
    const { collect, flush } = collector()
    const details = Object.fromEntries(Array.from({ length: 16 }, (_, n) => [n, 'x'.repeat(480)]))
    for (let n = 0; n < 50; n += 1) collect(sendLogLines, { level: 'error', message: `line ${n}`, details })
    await flush()
    expect(taken).toHaveLength(50)
    expect(told).toEqual([])
  })

  it('is not tried in parts when it is we who are refused', async () => {
    refusal = () => 401
    const { collect, flush } = collector()
    for (let n = 0; n < 50; n += 1) collect(sendLogLines, { level: 'error', message: `line ${n}` })
    await flush()
    expect(platform.calls).toHaveLength(1)
    expect(told).toMatchObject([['warning', expect.any(String), { count: 50 }]])
  })
})
