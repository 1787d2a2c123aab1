import { MARKETS, type Market } from '@galo/domain'
import { offlineNotice } from './offline-notice'

describe('what the document says to who is offline', () => {
  it.each(Object.keys(MARKETS) as Market[])(
    'is no part of the page until it is taken out of its template, in %s',
    (market) => {
      const notice = offlineNotice('n0nce', { language: 'en', market })
      expect(notice).toMatch(/^<template id="galo-offline">.*<\/template>$/s)
      expect(notice).not.toMatch(/<[^>]* (?:style|on\w+)=/)
    },
  )

  it('can be closed without any script', () =>
    expect(offlineNotice('n0nce', { language: 'en', market: 'UK' }).match(/<form method="dialog">/g)).toHaveLength(2))
})
