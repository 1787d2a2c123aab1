import { linksOf } from '../../shared/links/link-table'
import { LINK_WORDS } from '../../shared/links/links.words'
import { footOf } from './foot'
import { footer } from './footer'

const aFooter = (market: 'UK' | 'IE') => footer({ market, language: 'en', twinUrl: 'http://other.test/order/search' })

const linksIn = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, path, text]) => [path, text])

describe('the footer', () => {
  it.each(['UK', 'IE'] as const)('has every link of the table, and no other, in %s', (market) => {
    const listed = linksOf(market).flatMap(({ links }) =>
      links.map(({ id, path }) => [path, LINK_WORDS.en.links[id].replace('&', '&amp;')]),
    )
    expect(linksIn(aFooter(market))).toEqual(listed)
  })

  it('shows a visitor the way in and a customer the way out, which is a form: one text for both', () => {
    const html = aFooter('UK')
    expect(html).toContain('<li class="for-visitor"><a href="/card/auth/login">Log in</a></li>')
    expect(html).toMatch(
      /<li class="for-customer"><form method="post" action="\/order\/api\/auth\/signout"><button>Log out</,
    )
  })

  it('says which market it is in, and leads to the other', () => {
    expect(aFooter('IE')).toMatch(
      /<a [^>]*href="http:\/\/other\.test\/order\/search">UK · £<\/a>.*aria-current="true">Ireland · €</,
    )
  })
})

describe('what stands under a page', () => {
  const place = {
    market: 'UK' as const,
    language: 'en' as const,
    siteUrls: { UK: 'http://uk.test', IE: 'http://ie.test' },
    pathname: '/order/search/results',
  }
  it('leads to the same words in the other market', () =>
    expect(footOf(place, '?q=Cork&lat=1&lon=2', 'shown')).toContain(
      'href="http://ie.test/order/search/results?q=Cork"',
    ))

  it('is put by where the page has no footer: nothing of it is drawn or read out', () =>
    expect(footOf(place, '', 'kept')).toMatch(/^<template[^>]*><footer.*<\/footer><\/template>$/s))
})
