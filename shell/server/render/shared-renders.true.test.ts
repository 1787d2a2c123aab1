import { digestOf } from '../public-data/digest-of'
import { aPageToDraw, RELEASES, WHOLE } from '../test/a-page-to-draw'
import type { PageEnd, RenderJob } from './protocol'
import type { RenderSink } from './renderer'
import { createSharedRenders } from './shared-renders'

const HEAD = { status: 200, title: 'Menu', description: 'Food', redirect: null } as const

describe('A page whose answers have not changed', () => {
  let now: number
  let platform: () => Promise<string>
  let asked: number
  let drawnFor: number[]
  let renders: ReturnType<typeof createSharedRenders>
  let goOut: () => void

  const ask = async () => {
    asked += 1
    return { status: 200, contentType: 'application/json', text: await platform() }
  }
  const render = async ({ serverNow }: RenderJob, sink: RenderSink): Promise<PageEnd> => {
    drawnFor.push(serverNow)
    sink.source?.({ digest: await ask().then(digestOf, () => null), again: ask })
    sink.head(HEAD)
    sink.html(`drawn for ${serverNow}`)
    return WHOLE
  }

  /** Somebody opens the menu and reads it to its end. */
  const open = async (): Promise<string> => {
    const shown = renders.page(RELEASES, 'mfe-menu', aPageToDraw({ serverNow: now }))
    await shown.head
    const pieces: string[] = []
    shown.to((html) => pieces.push(html))
    await shown.end
    expect(pieces.join('')).toBe(`drawn for ${shown.serverNow}`)
    return pieces.join('')
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  beforeEach(async () => {
    now = 0
    asked = 0
    drawnFor = []
    platform = () => Promise.resolve('wings')
    const hasGoneOut = new Promise<void>((resolve) => (goOut = resolve))
    renders = createSharedRenders(
      { for: () => ({ render }), chrome: () => ({ render }) },
      () => now,
      () => hasGoneOut,
    )
    await open()
  })

  it('is shown without being drawn again, to all who wait to hear it', async () => {
    now = 20_000
    expect(await Promise.all([open(), open()])).toEqual(['drawn for 0', 'drawn for 0'])
    expect([drawnFor, asked]).toEqual([[0], 2])
  })

  it('is looked at behind the answer while people ask steadily, so that nobody waits', async () => {
    platform = () => new Promise(() => {})
    now = 2_900
    expect([await open(), asked]).toEqual(['drawn for 0', 2])
  })

  it('is believed for as long from then on as if it had been drawn', async () => {
    now = 2_900
    await open()
    await settled()
    platform = () => new Promise(() => {})
    now = 5_800
    expect([await open(), drawnFor]).toEqual(['drawn for 0', [0]])
  })

  it('is drawn again before it is shown when an answer is another', async () => {
    platform = () => Promise.resolve('wings are off')
    now = 3_001
    expect(await open()).toBe('drawn for 3001')
  })

  it('is drawn again behind the answer when somebody asks in the first seconds after an answer changed', async () => {
    platform = () => Promise.resolve('wings are off')
    now = 1_001
    expect(await open()).toBe('drawn for 0')
    await settled()
    expect(await open()).toBe('drawn for 1001')
  })

  it('is drawn when the platform does not say whether it is still true', async () => {
    platform = () => Promise.reject(new Error('silent'))
    now = 3_001
    expect(await open()).toBe('drawn for 3001')
  })

  it('is drawn again after half a minute, because it says what the time is, too: when the answer has gone out', async () => {
    now = 31_000
    expect([await open(), await open()]).toEqual(['drawn for 0', 'drawn for 0'])
    await settled()
    expect(drawnFor).toEqual([0])
    goOut()
    await settled()
    expect([await open(), drawnFor]).toEqual(['drawn for 31000', [0, 31_000]])
  })

  it('is not drawn again when all was forgotten meanwhile', async () => {
    now = 31_000
    await open()
    renders.clear()
    goOut()
    await settled()
    expect(drawnFor).toEqual([0])
  })

  it('is not shown after five minutes', async () => {
    now = 300_001
    expect(await open()).toBe('drawn for 300001')
  })

  it('does not come back when all was forgotten while it was looked at', async () => {
    now = 4_000
    const opened = open()
    renders.clear()
    expect(await opened).toBe('drawn for 4000')
  })
})
