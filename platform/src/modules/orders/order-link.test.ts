import { opensOrder, opensWatch, signOrderLink, signWatchLink } from './order-link'

const KEY = 'a key that nobody has'
const FROM = new Date('2026-11-18T12:05:00Z')
const LATER = new Date('2026-12-18T12:05:00Z')
const link = signOrderLink('order-1', FROM, KEY)

describe('opensOrder', () => {
  it('opens its own order for thirty days, and not a second longer', () => {
    expect(opensOrder(link, 'order-1', FROM, KEY)).toBe(true)
    expect(opensOrder(link, 'order-1', LATER, KEY)).toBe(true)
    expect(opensOrder(link, 'order-1', new Date(LATER.getTime() + 1), KEY)).toBe(false)
  })

  it('opens no other order, and nothing that was touched or signed by somebody else', () => {
    const [id, until, mark] = link.split('.')
    expect(opensOrder(link, 'order-2', FROM, KEY)).toBe(false)
    for (const touched of [
      `order-2.${until}.${mark}`,
      `${id}.zzzzzz.${mark}`,
      `${link}.more`,
      `${id}.${until}`,
      '',
      signOrderLink('order-1', FROM, 'another key'),
    ])
      expect([opensOrder(touched, 'order-1', FROM, KEY), opensOrder(touched, 'order-2', FROM, KEY)]).toEqual([
        false,
        false,
      ])
  })
})

describe('a link to watch an order', () => {
  const watch = signWatchLink('order-1', LATER, KEY)

  it('is good until it ends, for its own order', () => {
    expect(opensWatch(watch, 'order-1', LATER, KEY)).toBe(true)
    expect(opensWatch(watch, 'order-1', new Date(LATER.getTime() + 1), KEY)).toBe(false)
    expect(opensWatch(watch, 'order-2', FROM, KEY)).toBe(false)
    expect(opensWatch(signWatchLink('order-1', LATER, 'another key'), 'order-1', FROM, KEY)).toBe(false)
  })

  it('opens no order, and a letter’s link is none to watch: the uses are kept apart', () => {
    expect(opensOrder(watch, 'order-1', FROM, KEY)).toBe(false)
    expect(opensWatch(link, 'order-1', FROM, KEY)).toBe(false)
  })
})
