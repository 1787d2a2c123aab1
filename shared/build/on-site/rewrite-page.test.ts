import { CONTRACT_VERSIONS } from '@galo/contracts/contract-versions'
import type { Release } from '@galo/contracts/release'
import { pageWith, visitIn, visitWith } from './rewrite-page.mjs'

const menu = {
  name: 'mfe-menu',
  version: '1',
  entry: '/order/assets/mfe-menu/1/entry.js',
  spare: { name: 'mfe-menu', version: '0' },
  pages: [{ id: 'menu.restaurant', path: '/order/menu/:slug' }],
  fragments: [],
}
const search = {
  name: 'mfe-search',
  version: '1',
  entry: '/order/assets/mfe-search/1/entry.js',
  pages: [
    { id: 'search.start', path: '/order/search' },
    { id: 'search.all', path: '/order/:any/all' },
  ],
  fragments: [],
}
const visit = {
  remotes: [search, menu],
  stores: { basket: { owner: 'mfe-menu', version: 1 }, place: { owner: 'mfe-search', version: 1 } },
  facts: {},
  flags: { 'old-flag': true },
  rendered: 'page',
  result: { kind: 'found', data: '</script>' },
}
const release: Release = {
  url: '/order/assets/mfe-menu/local-2/entry.2.js',
  metadata: { integrity: 'sha256-2', version: 'local-2' },
  deployment: { traffic: 100, default: true },
  extras: {
    role: 'remote',
    folder: 'mfe-menu/local-2',
    entry: ['entry.2.js'],
    files: {},
    exposes: { './menu.restaurant': ['entry.2.js', 'page.2.js'] },
    pages: [
      { id: 'menu.restaurant', path: '/order/menu/:slug', data: 'site' },
      { id: 'menu.new', path: '/order/menu/:slug/new' },
    ],
    fragments: ['basket-sum'],
    stores: { basket: { version: 2, kept: 'nowhere' } as unknown as Release['extras']['stores'][string] },
    facts: {},
    flags: {
      'new-flag': { about: '', fallback: 'a' },
      'old-flag': { about: '', fallback: false },
    } as unknown as Release['extras']['flags'],
    contracts: CONTRACT_VERSIONS,
  },
}

const aPage = (shown: object = visit) =>
  [
    '<!doctype html><html><head></head><body class="a"><div id="root"><div><p>theirs</p><div hidden></div></div></div><footer>foot</footer>',
    `<script type="application/json" id="galo-visit">${JSON.stringify(shown).replace(/</g, '\\u003c')}</script>`,
    '<script nonce="n">start([{"url":"/order/assets/shell/1/main.js"}],[{"url":"/order/assets/mfe-menu/1/entry.js","integrity":"sha256-1"},{"url":"/order/assets/mfe-menu/1/page.js"}])</script></body></html>',
  ].join('')
const local = { name: 'mfe-menu', release, pathname: '/order/menu/deansgate' }

describe('visitIn', () => {
  it('reads what a page goes on with', () => expect(visitIn(aPage())).toEqual(visit))

  it.each(['<html></html>', '<script id="galo-visit">{}</script>', '<script id="galo-visit">no JSON</script>'])(
    'finds nothing in %s',
    (html) => expect(visitIn(html)).toBeNull(),
  )
})

describe('visitWith', () => {
  it('names the build in the remote’s place, with no other release to take its place when it fails', () => {
    const [first, ours] = visitWith(visit, 'mfe-menu', release).remotes
    expect(first).toBe(search)
    expect(ours).toEqual({
      name: 'mfe-menu',
      version: 'local-2',
      share: 0,
      entry: release.url,
      scripts: { './menu.restaurant': ['page.2.js'] },
      pages: release.extras.pages,
      fragments: ['basket-sum'],
    })
  })

  it('knows what only the build describes, and leaves what the site has switched', () => {
    const { stores, flags } = visitWith(visit, 'mfe-menu', release)
    expect(stores).toEqual({
      basket: { owner: 'mfe-menu', version: 2, kept: 'nowhere' },
      place: visit.stores.place,
    })
    expect(flags).toEqual({ 'new-flag': 'a', 'old-flag': true })
  })

  it('adds a remote that the site has not', () =>
    expect(visitWith(visit, 'mfe-new', release).remotes.map(({ name }) => name)).toEqual([
      'mfe-search',
      'mfe-menu',
      'mfe-new',
    ]))
})

describe('pageWith', () => {
  it('has the browser draw a page of the remote: what the server drew is another release’s', () => {
    const page = pageWith(aPage(), local)
    expect(page).toContain('<div id="root"></div><footer>foot</footer>')
    expect(visitIn(page)).toMatchObject({ rendered: 'chrome', result: null })
  })

  it('does so for a page that the site does not know yet', () =>
    expect(visitIn(pageWith(aPage(), { ...local, pathname: '/order/menu/deansgate/new' }))).toMatchObject({
      rendered: 'chrome',
    }))

  it.each(['/order/search', '/order/menu/all', '/order/nothing'])('leaves %s as the server drew it', (pathname) => {
    const page = pageWith(aPage(), { ...local, pathname: pathname === '/order/menu/all' ? '/order/x/all' : pathname })
    expect(page).toContain('<p>theirs</p>')
    expect(visitIn(page)).toMatchObject({ rendered: 'page', result: visit.result })
  })

  it('asks for no script of the release that is not there', () => {
    const page = pageWith(aPage(), local)
    expect(page).not.toContain('/order/assets/mfe-menu/1/')
    expect(page).toContain('start([{"url":"/order/assets/shell/1/main.js"}],[])')
  })

  it('lets nothing out of its element', () => {
    const page = pageWith(aPage(), { ...local, pathname: '/order/search' })
    expect(page.match(/<\/script>/g)).toHaveLength(2)
  })

  it('leaves every other page alone', () => expect(pageWith('<html>A law</html>', local)).toBe('<html>A law</html>'))
})
