import type { PageRoute } from '@galo/navigation'
import { aDish, aRoute, menu } from '../test/a-visit'
import { NO_PAGES, pagesAt, withAhead, withBroken } from './kept-pages'
import type { PageEntry } from './page-entry'
import type { PageView } from './page-view'

const route = aRoute({ staysDrawn: true })
const READY: PageView = { kind: 'ready', route, result: aDish('Half chicken') }

const anEntry = (slug: string, view: PageView = READY): PageEntry => {
  const url = new URL(`http://uk.test/order/menu/${slug}`)
  const nothing = () => {}
  return {
    match: { remote: menu, id: 'menu.restaurant', path: '/order/menu/:slug', params: { slug } },
    url,
    get: () => view,
    getInitial: () => view,
    subscribe: () => nothing,
    awaited: () => null,
    staysReadable: false,
    retry: nothing,
    renew: nothing,
    refresh: nothing,
    abort: nothing,
  }
}
const at = (key: string) => ({ pathname: '/', search: '', hash: '', state: null, key })
const open = (...entries: readonly PageEntry[]) =>
  entries.reduce((pages, entry, step) => pagesAt(pages, entry, at(String(step)), 'PUSH'), NO_PAGES)

describe('pagesAt', () => {
  const list = anEntry('list')
  const dish = anEntry('dish')

  it('keeps what was left a moment ago, and no more than two of it', () => {
    const { shown, hidden } = open(anEntry('a'), anEntry('b'), anEntry('c'), anEntry('d'))
    expect([shown, ...hidden].map((page) => page?.entry.url.pathname.slice(-1))).toEqual(['d', 'c', 'b'])
  })

  it('shows on return the very page that was left', () => {
    const left = open(list)
    const back = pagesAt(pagesAt(left, dish, at('there'), 'PUSH'), list, at('0'), 'POP')
    expect(back.shown?.id).toBe(left.shown?.id)
    expect(back.hidden.map(({ entry }) => entry)).toEqual([dish])
  })

  it('leaves it the very place it stood at, also when it is asked again for the same step: whoever reads it is not drawn again', () => {
    const left = open(list)
    const step = at('0')
    const back = pagesAt(pagesAt(left, dish, at('there'), 'PUSH'), list, step, 'POP')
    expect(back.shown?.location).toBe(left.shown?.location)
    expect(back.shown?.readings).toBe(left.shown?.readings)
    expect(pagesAt(back, list, step, 'POP')).toBe(back)
  })

  it('has it drawn again where what it read says something else by now', () => {
    const left = open(list)
    left.shown?.readings.add(() => true)
    const back = pagesAt(pagesAt(left, dish, at('there'), 'PUSH'), list, at('0'), 'POP')
    expect(back.shown?.readings).not.toBe(left.shown?.readings)
    expect(back.shown?.readings).toEqual(new Set())
  })

  it('shows a new one where a link leads there, and forgets the one before', () => {
    const left = open(list)
    const again = pagesAt(pagesAt(left, dish, at('there'), 'PUSH'), list, at('again'), 'PUSH')
    expect(again.shown?.id).not.toBe(left.shown?.id)
    expect(again.hidden.map(({ entry }) => entry)).toEqual([dish])
  })

  it('forgets what was left at the same address, also where its data have been asked for anew since', () => {
    const again = pagesAt(open(list, dish), anEntry('list'), at('again'), 'PUSH')
    expect(again.hidden.map(({ entry }) => entry)).toEqual([dish])
  })

  it('is the same page where only its address changes, and the same object where nothing does', () => {
    const before = open(list)
    const sheet = pagesAt(before, list, at('sheet'), 'PUSH')
    expect(sheet.shown).toMatchObject({ id: before.shown?.id, location: { key: 'sheet' } })
    expect(pagesAt(sheet, list, sheet.shown?.location ?? at('sheet'), 'PUSH')).toBe(sheet)
  })

  it.each<[string, PageView]>([
    ['does not ask for it', { ...READY, route: { ...route, staysDrawn: false } as PageRoute }],
    ['has failed', { kind: 'unavailable', reason: 'network', reference: 'a1' }],
    ['has yet to come', { kind: 'loading-code' }],
  ])('keeps no page that %s', (_why, view) => {
    expect(open(anEntry('left', view), dish).hidden).toEqual([])
  })

  it('keeps no page that threw', () => {
    const pages = open(list)
    expect(pagesAt(withBroken(pages, pages.shown?.id ?? 0), dish, at('there'), 'PUSH').hidden).toEqual([])
  })

  it('keeps what was left also behind an address of nobody', () => {
    expect(pagesAt(open(list), null, at('nowhere'), 'PUSH')).toMatchObject({ shown: null, hidden: [{ entry: list }] })
  })
})

describe('withAhead', () => {
  const list = anEntry('list')
  const dish = anEntry('dish')
  const there = (key: string) => ({ ...at(key), pathname: dish.url.pathname })

  it('is what a link to its address shows, as it was drawn', () => {
    const before = withAhead(open(list), dish)
    const { shown, hidden, ahead } = pagesAt(before, dish, there('there'), 'PUSH')
    expect(shown).toEqual({ ...before.ahead, location: there('there') })
    expect([hidden.map(({ entry }) => entry), ahead]).toEqual([[list], null])
  })

  it.each([
    ['the way leads elsewhere', anEntry('other'), there('there'), 'PUSH'],
    ['its data have been asked for anew', anEntry('dish'), there('there'), 'PUSH'],
    ['the address says more than it knew', dish, { ...there('there'), search: '?fulfilment=delivery' }, 'PUSH'],
    ['somebody comes back to it', dish, there('there'), 'POP'],
  ] as const)('is given up when %s', (_why, entry, location, type) => {
    const before = withAhead(open(list), dish)
    const after = pagesAt(before, entry, location, type)
    expect(after.ahead).toBeNull()
    expect(after.shown?.id).not.toBe(before.ahead?.id)
  })

  it('stays while only the address of the page on screen changes', () => {
    const before = withAhead(open(list), dish)
    expect(pagesAt(before, list, at('sheet'), 'PUSH').ahead).toBe(before.ahead)
  })

  it('draws nothing twice, and nothing that would not stay', () => {
    const pages = open(dish, list)
    expect(withAhead(pages, dish)).toBe(pages)
    expect(withAhead(pages, anEntry('new', { kind: 'loading-code' }))).toBe(pages)
  })
})
