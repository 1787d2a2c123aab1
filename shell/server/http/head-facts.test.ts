import type { PageHead } from '../render/protocol'
import { headFacts } from './head-facts'

const PLACE = {
  market: 'UK',
  language: 'en',
  siteUrls: { UK: 'https://uk.galo.test', IE: 'https://ie.galo.test' },
  pathname: '/order/menu/deansgate',
} as const
const aHead = (head: Partial<PageHead> = {}): PageHead => ({
  status: 200,
  title: 'Galo Deansgate menu · Galo',
  description: 'Order from Galo Deansgate.',
  redirect: null,
  listed: 'here',
  ...head,
})

describe('headFacts', () => {
  it('calls a menu by its name, and gives it one address whatever was asked for with it', () => {
    const facts = headFacts(aHead(), PLACE)
    expect(facts).toContain('<title>Galo Deansgate menu · Galo</title>')
    expect(facts).toContain('<meta name="description" content="Order from Galo Deansgate.">')
    expect(facts).toContain('<link rel="canonical" href="https://uk.galo.test/order/menu/deansgate">')
    expect(facts).not.toContain('noindex')
  })

  it('shows somebody who is sent the page what it is', () => {
    const facts = headFacts(aHead(), PLACE)
    expect(facts).toContain('<meta property="og:title" content="Galo Deansgate menu · Galo">')
    expect(facts).toContain('<meta property="og:locale" content="en_GB">')
    expect(facts).toContain('<meta property="og:image" content="https://uk.galo.test/apple-touch-icon.png">')
  })

  it('names the twin of a page that both markets have, and of no other', () => {
    expect(headFacts(aHead(), PLACE)).not.toContain('hreflang')
    const facts = headFacts(aHead({ listed: 'everywhere' }), { ...PLACE, pathname: '/order/search' })
    expect(facts).toContain('<link rel="alternate" hreflang="en-GB" href="https://uk.galo.test/order/search">')
    expect(facts).toContain('<link rel="alternate" hreflang="en-IE" href="https://ie.galo.test/order/search">')
    expect(facts).toContain('<link rel="alternate" hreflang="x-default" href="https://uk.galo.test/order/search">')
  })

  it.each([
    [
      'is one customer’s own',
      { status: 200, title: 'Your orders · Galo', description: 'Yours', redirect: null } as const,
    ],
    ['is not there', { status: 404, title: 'Not found · Galo', description: null, redirect: null } as const],
    ['could not say what it is', null],
  ])('lists no page that %s', (_what, head) => {
    const facts = headFacts(head, PLACE)
    expect(facts).toContain('<meta name="robots" content="noindex">')
    expect(facts).not.toContain('canonical')
  })

  it('lets no name out of its tag', () => {
    const facts = headFacts(aHead({ title: '"><script>alert(1)</script>' }), { ...PLACE, pathname: '/"><script>' })
    expect(facts).not.toContain('<script')
  })
})
