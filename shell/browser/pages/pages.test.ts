import { aDish, aRoute, menu, codeOf, shows } from '../test/a-visit'
import { DEANSGATE, SEARCH, somePages } from '../test/pages.fixture'

describe('createPages', () => {
  it('has no page for an address of nobody', async () => {
    const { pages } = await somePages()
    expect(pages.open('/order/nowhere', 'a', false)).toBeNull()
  })

  it('does not load what it opened already, however often it is drawn', async () => {
    const { pages, loads } = await somePages()
    const entry = pages.open(DEANSGATE, 'a', false)
    await shows(entry, 'ready')
    expect(pages.open(DEANSGATE, 'a', false)).toBe(entry)
    expect(loads).toEqual([DEANSGATE])
  })

  it.each([
    ['here', true],
    ['late', false],
  ])('stays one page, drawn once and again, with the code %s', async (_when, codeIsHere) => {
    const { pages, loads, bring } = await somePages({
      codeIsHere,
      firstHref: DEANSGATE,
      visit: { rendered: 'page', result: aDish('Half chicken') },
    })
    const entry = pages.open(DEANSGATE, 'default', true)
    await bring()
    await shows(entry, 'ready')
    expect(pages.open(DEANSGATE, 'default', true)).toBe(entry)
    expect(pages.open(`${DEANSGATE}&item=wings`, 'sheet', false)).toBe(entry)
    expect(loads).toEqual([])
  })

  it('shows the first page as it arrived, even if somebody pointed at links before', async () => {
    const { pages, loads } = await somePages({
      firstHref: DEANSGATE,
      visit: { rendered: 'page', result: aDish('From the server') },
    })
    pages.prefetch(SEARCH)
    pages.prefetch(DEANSGATE)
    expect(pages.open(DEANSGATE, 'default', true)?.get()).toMatchObject({
      kind: 'ready',
      result: { title: 'From the server' },
    })
    expect(loads).toEqual([])
  })

  it('takes what arrived for the first page only', async () => {
    const { pages, loads } = await somePages({
      firstHref: DEANSGATE,
      visit: { rendered: 'page', result: aDish('From the server') },
    })
    pages.open(SEARCH, 'a', false)
    await shows(pages.open(DEANSGATE, 'b', false), 'ready')
    expect(loads).toEqual([DEANSGATE])
  })

  it('shows what was there when the customer comes back, whatever its age', async () => {
    const { pages, loads, services } = await somePages()
    const entry = pages.open(DEANSGATE, 'a', false)
    await shows(entry, 'ready')
    pages.open(SEARCH, 'b', false)
    services.advance(3_600_000)
    expect(pages.open(DEANSGATE, 'a', true)).toBe(entry)
    expect(loads).toHaveLength(1)
  })

  it('loads anew when a link leads to a page that was left a while ago', async () => {
    const { pages, loads, services } = await somePages()
    const entry = pages.open(DEANSGATE, 'a', false)
    await shows(entry, 'ready')
    pages.open(SEARCH, 'b', false)
    services.advance(30_000)
    expect(pages.open(DEANSGATE, 'c', false)).not.toBe(entry)
    expect(loads).toHaveLength(2)
  })

  it('does not load again for a sheet that opens or closes, however long the customer read', async () => {
    const { pages, loads, services } = await somePages()
    const entry = pages.open(DEANSGATE, 'a', false)
    await shows(entry, 'ready')
    services.advance(600_000)
    expect(pages.open(`${DEANSGATE}&item=wings`, 'b', false)).toBe(entry)
    services.advance(600_000)
    expect(pages.open(DEANSGATE, 'c', false)).toBe(entry)
    expect(loads).toHaveLength(1)
  })

  it('loads when the part of the address changes that the data depend on', async () => {
    const { pages, loads } = await somePages()
    pages.open(DEANSGATE, 'a', false)
    pages.open('/order/menu/deansgate?fulfilment=delivery', 'b', false)
    expect(loads).toHaveLength(2)
  })

  it('tries anew when the customer returns to a page that failed', async () => {
    let isDown = true
    const { pages, loads } = await somePages({
      load: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(aDish('Half chicken'))),
    })
    pages.prefetch(DEANSGATE)
    const failed = pages.open(DEANSGATE, 'a', false)
    await shows(failed, 'unavailable')
    expect(pages.open(DEANSGATE, 'a', false)).toBe(failed)
    pages.open(SEARCH, 'b', false)
    isDown = false
    const entry = pages.open(DEANSGATE, 'a2', true)
    await shows(entry, 'ready')
    expect(loads).toHaveLength(2)
  })

  it('tries anew when the customer goes back to the very visit that failed', async () => {
    let isDown = true
    const { pages, loads } = await somePages({
      load: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(aDish('Half chicken'))),
    })
    await shows(pages.open(DEANSGATE, 'a', false), 'unavailable')
    pages.open(SEARCH, 'b', false)
    isDown = false
    await shows(pages.open(DEANSGATE, 'a', true), 'ready')
    expect(loads).toHaveLength(2)
  })

  it('forgets what was shown longest ago, tells its loader to stop, and keeps what is on screen', async () => {
    const signals = new Map<string, AbortSignal>()
    const { pages } = await somePages({
      load: ({ url, signal }) => {
        signals.set(url.pathname, signal)
        return Promise.resolve(aDish('Half chicken'))
      },
    })
    pages.open('/order/menu/left', 'left', false)
    const onScreen = pages.open('/order/menu/shown', 'shown', false)
    for (let n = 0; n < 25; n += 1) {
      pages.prefetch(`/order/menu/link-${n}`)
      await new Promise(process.nextTick)
    }
    expect(signals.get('/order/menu/left')?.aborted).toBe(true)
    expect(signals.get('/order/menu/link-0')?.aborted).toBe(true)
    expect(signals.get('/order/menu/link-24')?.aborted).toBe(false)
    expect(pages.open('/order/menu/shown', 'shown', false)).toBe(onScreen)
  })

  it('is not taken down by a page that cannot name its data', async () => {
    const { pages, remotes } = await somePages({ codeIsHere: false })
    const dataKey = () => {
      throw new Error('no key')
    }
    await remotes.arrive(menu, './menu.restaurant', codeOf(aRoute({ dataKey })))
    const entry = pages.open(DEANSGATE, 'a', false)
    await shows(entry, 'ready')
    expect(pages.open(DEANSGATE, 'a', false)).toBe(entry)
  })
})
