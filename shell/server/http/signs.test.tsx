import { html } from 'hono/html'
import { signsHtml } from './signs'

const sign = { label: 'Another time', text: 'Opened at noon', link: 'Back', sets: { mockTime: 'off' } }

describe('signsHtml', () => {
  it('says each with its way out, under the document’s policy', () => {
    const signs = signsHtml([sign, { ...sign, label: 'Flags', link: 'Remove', sets: { ff: '' } }], 'n0nce')
    expect(signs).toContain(
      '<aside class="galo-sign" aria-label="Another time"><span>Opened at noon</span><a href="?mockTime=off">Back</a>',
    )
    expect(signs).toContain('<a href="?ff=">Remove</a>')
    expect(signs.match(/<(?:style|script)[^>]*>/g)).toEqual(['<style nonce="n0nce">', '<script nonce="n0nce">'])
  })

  it('is not a byte for whoever has none', () => expect(signsHtml([], 'n0nce')).toBe(''))

  it('writes what somebody else chose as text', () => {
    expect(signsHtml([{ ...sign, text: '<img>' }], 'n0nce')).toContain('&lt;img&gt;')
    expect(signsHtml([{ ...sign, text: html`<b>noon</b>` }], 'n0nce')).toContain('<b>noon</b>')
  })

  it('leads on from the page that is shown by then', () => {
    document.body.innerHTML = signsHtml([sign], 'n0nce')
    history.replaceState(null, '', '/order/search?q=a')
    new Function(document.querySelector('script')?.textContent ?? '')()
    history.replaceState(null, '', '/order/menu/york?fulfilment=collection')
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
    document.querySelector('a')?.click()
    expect(document.querySelector('a')?.getAttribute('href')).toMatch(
      /\/order\/menu\/york\?fulfilment=collection&mockTime=off$/,
    )
  })
})
