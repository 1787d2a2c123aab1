import { classNameOf } from './class-name'
import { css } from './css'
import { adoptStyles, holdStyles, releaseStyles } from './style-element'

const written = (): HTMLStyleElement[] => [...document.querySelectorAll('style')]
const rulesIn = (style: HTMLStyleElement | undefined): string[] =>
  [...(style?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replace(/\s+/g, ''))

describe('styles in a browser', () => {
  const known = css({ color: 'red' })
  const name = `menu-${known.name}`

  beforeAll(() => {
    document.head.innerHTML = '<style nonce="n0nce">body { margin: 0 }</style>'
    document.body.innerHTML = `<style nonce="n0nce" data-styles="${name} menu-other">.${name}{color:red}</style><div id="root"></div>`
    adoptStyles()
  })

  it('makes no rule for what the server wrote, and leaves it where it is', () => {
    expect(classNameOf('menu', known)).toBe(name)
    expect(written()).toHaveLength(2)
    expect(document.body.firstElementChild).toBe(written()[1])
  })

  it('puts every other rule into one element behind it, once, with the page’s nonce', () => {
    const blue = classNameOf('menu', css({ color: 'blue' }))
    classNameOf('menu', css({ color: 'blue' }))
    for (let size = 0; size < 50; size += 1) classNameOf('search', { width: size })
    const [, before, own, ...rest] = written()
    expect(rest).toEqual([])
    expect(before?.nextElementSibling).toBe(own)
    expect(own?.nonce).toBe('n0nce')
    expect(rulesIn(own)[0]).toBe(`.${blue}{color:blue;}`)
    expect(rulesIn(own)).toHaveLength(51)
  })

  describe('of a page that is drawn in pieces', () => {
    const ownRules = () => rulesIn(written()[2])
    const inPieces = (size: number) => `.${classNameOf('tracking', css({ height: size }))}{height:${size}px;}`

    it('come together, when it is about to be shown', () => {
      const before = ownRules().length
      holdStyles()
      const rules = [inPieces(1), inPieces(2)]
      expect(ownRules()).toHaveLength(before)
      releaseStyles()
      expect(ownRules().slice(before)).toEqual(rules)
      const after = inPieces(3)
      expect(ownRules().at(-1)).toBe(after)
    })

    it('come at once for what appears meanwhile', async () => {
      holdStyles()
      const rule = inPieces(4)
      expect(ownRules()).not.toContain(rule)
      document.body.append(document.createElement('p'))
      await Promise.resolve()
      expect(ownRules()).toContain(rule)
      const next = inPieces(5)
      expect(ownRules()).not.toContain(next)
      releaseStyles()
      expect(ownRules()).toContain(next)
    })
  })
})
