import { scriptLostWords } from './script-lost'

const UK = { language: 'en', market: 'UK' } as const
const menu = { kind: 'found', title: 'Menu', data: null } as const

describe('the words of a page without its scripts', () => {
  it('name whom to ring where the page knows', () => {
    const words = scriptLostWords({ ...menu, contact: { name: 'Galo Deansgate', telephone: '0161 496 0101' } }, UK)
    expect(words).toContain('Ring Galo Deansgate on <a href="tel:01614960101">0161 496 0101</a>.')
    expect(words).toContain('>Reload the page</a>, or ring Galo Deansgate on')
  })

  it('name nobody where it does not', () => expect(scriptLostWords(menu, UK)).not.toMatch(/\bring\b/i))

  it('stay words, whatever a restaurant is called', () => {
    const words = scriptLostWords({ ...menu, contact: { name: '<img onerror>', telephone: '"><script>1' } }, UK)
    expect(words).not.toMatch(/<img|<script/)
  })
})
