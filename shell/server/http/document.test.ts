import { aVisit } from '../../browser/test/a-visit'
import { DRAWINGS, type Drawing } from '../../shared/frame-names'
import { documentEnd, documentStart, inlineJson, type DocumentEnd, type DocumentHead } from './document'

const NASTY = '</script><script>alert(1)</script><!-- <script> ]]> \u2028 \u2029 & "quoted" \'single\''

const INTEGRITY = {
  '/order/assets/shell/1/main.js': 'sha384-main',
  '/order/assets/mfe-menu/1/routes.js': 'sha384-routes',
}

const aPlace = (market: 'UK' | 'IE') => ({
  market,
  language: 'en' as const,
  siteUrls: { UK: 'http://uk.test', IE: 'http://ie.test' },
  pathname: '/order/search',
})

const aHead = (head: Partial<DocumentHead> = {}): DocumentHead => ({
  place: aPlace('UK'),
  nonce: 'n0nce',
  head: null,
  foot: 'shown',
  who: 'visitor',
  ...head,
})

const anEnd = (end: Partial<DocumentEnd> = {}): DocumentEnd => ({
  nonce: 'n0nce',
  scripts: ['/order/assets/shell/1/main.js'],
  preloads: ['/order/assets/mfe-menu/1/routes.js', '/order/assets/mfe-menu/1/unknown.js'],
  integrity: INTEGRITY,
  visit: aVisit(),
  foot: '',
  ...end,
})

/** Runs what a document's head runs, in a browser of which there is so much. */
const runHead = (browser: Readonly<Record<string, unknown>>): void => {
  const [, script = ''] = /<script[^>]*>(.*?)<\/script>/.exec(documentStart(aHead())) ?? []
  new Function(...Object.keys(browser), script)(...Object.values(browser))
}

describe('inlineJson', () => {
  it('is the same value when it is read, and nothing in it can end or comment out the element', () => {
    const text = inlineJson({ [NASTY]: NASTY })
    expect(text).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual({ [NASTY]: NASTY })
  })
})

describe('documentEnd', () => {
  it('carries the visit’s data without letting them out of their element', () => {
    const end = documentEnd(
      anEnd({ visit: aVisit({ rendered: 'page', result: { kind: 'found', data: NASTY, title: NASTY } }) }),
    )
    expect(end.match(/<\/?script/g)).toEqual(['<script', '</script', '<script', '</script'])
    expect(end).not.toContain('<!--')
    const json = /id="galo-visit">(.*?)<\/script>/.exec(end)?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({ result: { data: NASTY } })
  })
})

describe('documentStart', () => {
  it.each(['mark', 'arrow-left', 'bag', 'globe', 'list', 'lock', 'question'] satisfies readonly Drawing[])(
    'has the %s that the app’s header only names',
    (name) => expect(documentStart(aHead()).match(new RegExp(`id="${DRAWINGS}${name}"`, 'g'))).toHaveLength(1),
  )

  it('notes what it was asked for before the page comes: somebody may have gone back before its end', () => {
    const self: { __galo?: object } = {}
    const location = { pathname: '/order/menu/deansgate', search: '?fulfilment=collection' }
    runHead({ self, location, document: { fonts: { load: () => Promise.resolve() } } })
    expect(self.__galo).toEqual({ href: '/order/menu/deansgate?fulfilment=collection' })
    expect(documentEnd(anEnd())).not.toContain('href:')
  })

  it('writes what a menu is called as text, not as markup', () => {
    const start = documentStart(
      aHead({ head: { status: 200, title: `${NASTY}</title>`, description: `"><img>${NASTY}`, redirect: null } }),
    )
    expect(start.match(/<title>([^<]*)<\/title>/)?.[1]).toContain('&lt;/script&gt;')
    expect(start.match(/name="description" content="([^"<>]*)">/)?.[1]).toContain('&quot;&gt;&lt;img&gt;')
    expect(start).not.toContain('alert(1)</script>')
  })

  it('has every script checked against the hash it was released with', () => {
    const end = documentEnd(anEnd())
    expect(end).toContain('{"url":"/order/assets/shell/1/main.js","integrity":"sha384-main"}')
    expect(end).toContain('{"url":"/order/assets/mfe-menu/1/routes.js","integrity":"sha384-routes"}')
    expect(end).toContain('{"url":"/order/assets/mfe-menu/1/unknown.js"}')
  })

  it('says nothing twice: what a name says stands in no list', () => {
    const named = '/order/assets/shell/1/main.47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU.js'
    const end = documentEnd(anEnd({ scripts: [named], integrity: {} }))
    expect(end).toContain(`{"url":"${named}","integrity":"sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="}`)
    expect(end).toContain('integrity:{},')
    expect(documentEnd(anEnd({ integrity: null }))).toContain('integrity:null,')
  })

  it('asks for no script before the page', () =>
    expect(documentStart(aHead())).not.toMatch(/<script[^>]* src|as="script"/))

  it('asks a browser for every fallback face by name: some take none up by themselves while the house’s fonts are on their way', () => {
    const asked: string[] = []
    const load = (face: string) => Promise.reject(new Error(`There is no ${String(asked.push(face))}`))
    runHead({ self: {}, location: {}, document: { fonts: { load } } })
    const families = [...documentStart(aHead()).matchAll(/font-family: '(\w+ Fallback)'/g)].map(([, family]) => family)
    expect(asked.map((face) => /"(.+)"/.exec(face)?.[1]).sort()).toEqual(families.sort())
    expect(families).not.toEqual([])
  })

  it('gives every script and style the document’s nonce, and styles nothing by attribute', () => {
    const start = documentStart(aHead()) + documentEnd(anEnd())
    const running = (start.match(/<(script|style)[^>]*>/g) ?? []).filter((tag) => !tag.includes('application/json'))
    expect(running.length).toBeGreaterThan(1)
    for (const tag of running) expect(tag).toContain('nonce="n0nce"')
    expect(start).not.toMatch(/<[^>]* style=/)
  })

  it('says in which language it is written', () =>
    expect(documentStart(aHead({ place: aPlace('IE') }))).toContain('<html lang="en-IE" '))
})
