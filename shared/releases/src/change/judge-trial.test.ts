import { judgeTrial, type PageFigures } from './judge-trial'

const GOOD: PageFigures = { tbtMs: 200, cls: 0.01, waves: 2, heapLeft: 20_000 }
const judge = (tried: Partial<PageFigures>, everybodys: Partial<PageFigures> = {}) =>
  judgeTrial('mfe-menu 2', [
    { path: '/order/search', tried: GOOD, everybodys: GOOD },
    { path: '/order/menu/soho', tried: { ...GOOD, ...tried }, everybodys: { ...GOOD, ...everybodys } },
  ])?.sentence ?? null

describe('judgeTrial', () => {
  it.each([
    ['as good', {}],
    ['better', { tbtMs: 0, cls: 0, waves: 1, heapLeft: -5 }],
    ['slower by what two looks differ', { tbtMs: 340 }],
    ['shifting, and still good', { cls: 0.09 }],
    ['without a way out', { heapLeft: null }],
  ])('lets pass what is %s', (_what, tried) => expect(judge(tried)).toBeNull())

  it.each([
    [{ tbtMs: 400 }, 'it blocks for 400 ms (200 now)'],
    [{ cls: 0.2 }, 'it shifts by 0.20 (0.01 now)'],
    [{ waves: 3 }, 'waits for 3 answers one after the other (2 now)'],
    [{ heapLeft: 3 * 1_048_576 }, 'leaves 3.0 MiB behind'],
  ])('refuses %j, says of which page and how much', (tried, words) => {
    expect(judge(tried)).toContain('mfe-menu 2 is worse than what everybody has. /order/menu/soho:')
    expect(judge(tried)).toContain(words)
  })

  it('compares with what is there: a page that always shifted is no reason', () =>
    expect(judge({ cls: 0.3 }, { cls: 0.3 })).toBeNull())
})
