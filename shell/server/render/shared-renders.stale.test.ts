import { aPageToDraw, RELEASES, WHOLE } from '../test/a-page-to-draw'
import type { PageEnd } from './protocol'
import { createSharedRenders } from './shared-renders'

const UNWHOLE: PageEnd = { rendered: 'skeleton', result: null }

describe('A page that was drawn more than a second ago', () => {
  let now: number
  let ends: ((end: PageEnd) => void)[]
  let renders: ReturnType<typeof createSharedRenders>

  /** Somebody opens the menu; the time it was drawn for is what he sees. */
  const open = () => renders.page(RELEASES, 'mfe-menu', aPageToDraw({ serverNow: now })).serverNow
  const end = async (drawing: number, as: PageEnd) => {
    ends[drawing]?.(as)
    await Promise.resolve().then(() => {})
  }

  beforeEach(() => {
    now = 0
    ends = []
    const render = () => new Promise<PageEnd>((resolve) => ends.push(resolve))
    renders = createSharedRenders({ for: () => ({ render }), chrome: () => ({ render }) }, () => now)
  })

  it('is shown once more, while one drawing is made behind it, which comes next', async () => {
    open()
    await end(0, WHOLE)
    now = 1_001
    expect([open(), open(), ends.length]).toEqual([0, 0, 2])
    await end(1, WHOLE)
    expect([open(), ends.length]).toEqual([1_001, 2])
  })

  it('is not shown after three seconds: what a kitchen changes is seen by then', async () => {
    open()
    await end(0, WHOLE)
    now = 3_001
    expect(open()).toBe(3_001)
  })

  it('is waited for when it isn’t whole yet, instead of making a busy machine draw it twice', () => {
    open()
    now = 2_999
    expect([open(), ends.length]).toEqual([0, 1])
  })

  it('stays for its time when the one behind it comes without its data, and is tried again', async () => {
    open()
    await end(0, WHOLE)
    now = 1_001
    open()
    await end(1, UNWHOLE)
    now = 1_500
    expect([open(), ends.length]).toEqual([0, 3])
  })

  it('does not come back when all was forgotten while the next was drawn', async () => {
    open()
    await end(0, WHOLE)
    now = 1_001
    open()
    renders.clear()
    await end(1, WHOLE)
    expect([open(), ends.length]).toEqual([1_001, 3])
  })
})
