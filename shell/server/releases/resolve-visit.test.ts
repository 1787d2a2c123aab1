import { CONTRACT_VERSIONS } from '@galo/contracts/contract-versions'
import { aDocument, aRelease, sha384 } from '../test/a-release'
import { codeOrigins, filesFor, holding, integrityBesideNames, resolveVisit } from './resolve-visit'

const shell = aRelease('shell', { entry: ['runtime.js', 'main.js'], files: { 'main.js': sha384('main') } })
const menu = aRelease('mfe-menu', {
  pages: [{ id: 'menu.restaurant', path: '/order/menu/:slug' }],
  fragments: ['basket-sum'],
  exposes: { './menu.restaurant': ['vendors.js', 'menu.js', 'entry.js'], './basket-sum': ['badge.js'] },
})

describe('resolveVisit', () => {
  it('lists what the browser must know of each remote', () => {
    expect(resolveVisit(aDocument({ shell, 'mfe-menu': menu })).list).toEqual([
      {
        name: 'mfe-menu',
        version: '1.0.0',
        entry: '/order/assets/mfe-menu/1.0.0/entry.js',
        scripts: { './menu.restaurant': ['vendors.js', 'menu.js'] },
        pages: [{ id: 'menu.restaurant', path: '/order/menu/:slug' }],
        fragments: ['basket-sum'],
      },
    ])
  })

  it('knows the addresses of a remote that speaks another version of a contract, and nothing else of it; the others are as they were', () => {
    const old = aRelease('mfe-search', { contracts: { ...CONTRACT_VERSIONS, state: 99 } })
    const { list, remotes } = resolveVisit(aDocument({ shell, 'mfe-search': old, 'mfe-menu': menu }))
    expect(list.map(({ name, isUnsupported = false }) => [name, isUnsupported])).toEqual([
      ['mfe-search', true],
      ['mfe-menu', false],
    ])
    expect(Object.keys(remotes)).toEqual(['mfe-menu'])
  })

  it('learns stores and facts from the releases, those of a remote that is left out included: others read and hear them', () => {
    const basket = { version: 1, initial: null, persist: 'device', otherTabs: true } as const
    const eaten = { version: 1, payload: { dish: 'string' }, retain: false, otherTabs: false } as const
    const old = aRelease('mfe-new', {
      contracts: { ...CONTRACT_VERSIONS, state: 99 },
      stores: { plates: basket },
      facts: { 'dish.eaten': eaten },
    })
    expect(resolveVisit(aDocument({ shell, 'mfe-new': old })).described).toEqual({
      stores: { plates: { ...basket, owner: 'mfe-new' } },
      facts: { 'dish.eaten': { ...eaten, owner: 'mfe-new' } },
    })
  })

  it('leaves a store to the first that describes it', () => {
    const store = (version: number) => ({
      basket: { version, initial: null, persist: false, otherTabs: false } as const,
    })
    const [one, other] = [aRelease('mfe-menu', { stores: store(1) }), aRelease('mfe-other', { stores: store(2) })]
    const { stores } = resolveVisit(aDocument({ shell, 'mfe-menu': one, 'mfe-other': other })).described
    expect(stores['basket']).toMatchObject({ owner: 'mfe-menu', version: 1 })
  })

  it('takes the release that is the default, not the first', () => {
    const next = { ...aRelease('mfe-menu', {}, '2.0.0'), deployment: { traffic: 0, default: false } }
    const { microFrontends, schema } = aDocument({ shell, 'mfe-menu': menu })
    const visit = resolveVisit({ schema, microFrontends: { ...microFrontends, '@galo/mfe-menu': [next, menu] } })
    expect(visit.list[0]?.version).toBe('1.0.0')
  })

  it('has the release that was in use before stand in for one that does not fit, and its page is in order', () => {
    const outgrown = aRelease('mfe-menu', { contracts: { ...CONTRACT_VERSIONS, state: 99 } }, '2.0.0')
    const before = {
      ...aRelease('mfe-menu', { promotedAt: '2026-11-01T00:00:00Z' }),
      deployment: { traffic: 0, default: false },
    }
    const { microFrontends, schema } = aDocument({ shell })
    const { list, remotes } = resolveVisit({
      schema,
      microFrontends: { ...microFrontends, '@galo/mfe-menu': [outgrown, before] },
    })
    expect(list.map(({ version, isUnsupported = false }) => [version, isUnsupported])).toEqual([['1.0.0', false]])
    expect(remotes['mfe-menu']).toEqual(before)
  })

  it('goes by what the shell’s own release says that it speaks, not by what this server was built with', () => {
    const next = aRelease('shell', { files: {}, speaks: { ...shell.extras.speaks, state: [98, 99] } })
    const visit = resolveVisit(aDocument({ shell: next, 'mfe-menu': menu }))
    expect(visit.list[0]?.isUnsupported).toBe(true)
  })

  it('refuses a document without a shell', () =>
    expect(() => resolveVisit(aDocument({ 'mfe-menu': menu }))).toThrow('names no shell'))
})

describe('holding', () => {
  const current = resolveVisit(aDocument({ shell, 'mfe-menu': menu, 'mfe-search': aRelease('mfe-search') }))

  it('is the same visit with another release of one remote, and what only that describes', () => {
    const flag = { purpose: 'A map', fallback: true, removeAfter: '2027-01-01' }
    const earlier = aRelease('mfe-menu', { flags: { map: flag } }, '0.9.0')
    const visit = holding(current, 'mfe-menu', earlier)
    expect(visit?.list.map(({ name, version }) => [name, version])).toEqual([
      ['mfe-menu', '0.9.0'],
      ['mfe-search', '1.0.0'],
    ])
    expect(visit?.remotes['mfe-menu']).toBe(earlier)
    expect(visit?.remotes['mfe-search']).toBe(current.remotes['mfe-search'])
    expect(visit?.flags).toEqual({ map: { ...flag, owner: 'mfe-menu' } })
  })

  it('is none where the shell cannot work with it', () => {
    const outgrown = aRelease('mfe-menu', { contracts: { ...CONTRACT_VERSIONS, state: 99 } }, '0.9.0')
    expect(holding(current, 'mfe-menu', outgrown)).toBeNull()
  })
})

describe('filesFor', () => {
  const releases = resolveVisit(aDocument({ shell, 'mfe-menu': menu }))

  it('names the scripts of a page in the order they are wanted, each once, and no manifest', () => {
    expect(filesFor('/order/menu/deansgate', releases)).toMatchObject({
      match: { id: 'menu.restaurant', params: { slug: 'deansgate' } },
      scripts: ['/order/assets/shell/1.0.0/runtime.js', '/order/assets/shell/1.0.0/main.js'],
      preloads: ['entry.js', 'vendors.js', 'menu.js'].map((file) => `/order/assets/mfe-menu/1.0.0/${file}`),
    })
  })

  it('names nothing of a page’s neighbours', () => {
    const search = aRelease('mfe-search', {
      pages: [
        { id: 'search.home', path: '/order/search' },
        { id: 'search.results', path: '/order/search/results' },
        { id: 'search.near', path: '/order/search/near', code: 'search.results' },
      ],
      exposes: { './search.home': ['home.js'], './search.results': ['results.js'] },
    })
    const visit = resolveVisit(aDocument({ shell, 'mfe-search': search }))
    const namesOf = (path: string) => filesFor(path, visit).preloads.map((file) => file.split('/').at(-1))
    expect(namesOf('/order/search')).toEqual(['entry.js', 'home.js'])
    expect(namesOf('/order/search/results')).toEqual(['entry.js', 'results.js'])
    expect(namesOf('/order/search/near')).toEqual(['entry.js', 'results.js'])
  })

  it('finds the pages of a remote built before each was a module of its own where that has them all', () => {
    const pages = [{ id: 'menu.restaurant', path: '/order/menu/:slug' }] as const
    const contracts = { ...CONTRACT_VERSIONS, navigation: 4 }
    const before = aRelease('mfe-menu', { contracts, pages: [...pages], exposes: { './routes': ['routes.js'] } })
    const visit = resolveVisit(aDocument({ shell, 'mfe-menu': before }))
    expect(visit.list[0]).toMatchObject({
      pages: [{ id: 'menu.restaurant', code: 'routes' }],
      scripts: { './routes': ['routes.js'] },
    })
    expect(filesFor('/order/menu/deansgate', visit).preloads.at(-1)).toBe('/order/assets/mfe-menu/1.0.0/routes.js')
  })

  it('names the shell’s own scripts for an address of nobody', () =>
    expect(filesFor('/order/nowhere', releases)).toMatchObject({ match: null, preloads: [] }))
})

describe('integrityBesideNames', () => {
  const EMPTY = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
  const named = 'menu.47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU.js'

  it('vouches for the files of shell and remotes by their whole address, but for those whose names do', () => {
    const files = { ...menu.extras.files, [named]: EMPTY }
    const elsewhere = { ...menu, url: 'https://files.galo.test/menu/entry.js', extras: { ...menu.extras, files } }
    expect(integrityBesideNames(resolveVisit(aDocument({ shell, 'mfe-menu': elsewhere })))).toEqual({
      '/order/assets/shell/1.0.0/main.js': sha384('main'),
      'https://files.galo.test/menu/entry.js': sha384('entry'),
    })
  })

  it('vouches for one whose name says something else', () => {
    const files = { [named]: sha384('not nothing') }
    const lying = { ...menu, extras: { ...menu.extras, files } }
    expect(integrityBesideNames(resolveVisit(aDocument({ shell, 'mfe-menu': lying })))).toHaveProperty([
      `/order/assets/mfe-menu/1.0.0/${named}`,
    ])
  })
})

describe('codeOrigins', () => {
  it('are those of releases that lie elsewhere, each once', () => {
    const at = (url: string) => resolveVisit(aDocument({ shell, 'mfe-menu': { ...menu, url } }))
    expect(codeOrigins(at('https://files.galo.test/menu/1/entry.js'))).toEqual(['https://files.galo.test'])
    expect(codeOrigins(at(menu.url))).toEqual([])
  })
})
