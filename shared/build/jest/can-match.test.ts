/** @jest-environment jsdom */
import fc from 'fast-check'
import { canMatch } from './can-match.cjs'

const classesOf = (element: Element): ReadonlySet<string> => new Set(element.className.split(' '))
const mayMatch = (selector: string, element: Element): boolean =>
  canMatch(selector, element.localName, classesOf(element))

const anElement = (html: string): Element => {
  document.body.innerHTML = html
  const found = document.querySelector('[data-this]')
  if (found === null) throw new Error('It is marked in the text')
  return found
}

describe('canMatch', () => {
  const button = anElement('<div class="box"><button data-this class="a b" type="button"></button></div>')

  it.each([
    '.a',
    'button',
    'BUTTON.b',
    '.box > .a:hover',
    '*',
    '.c, .a',
    ':is(.c, .a)',
    '[type="x, .c"]',
    ".box [data-this='']",
    '.a\\:b',
  ])('leaves it open for %s', (selector) => {
    expect(mayMatch(selector, button)).toBe(true)
  })

  it.each(['.c', 'a.b', '.a.c', '.a .c', '.c:not(.d, .e):hover', 'p, .c::before', 'input[type="a, b"]', '.c:is(.a)'])(
    'rules it out for %s',
    (selector) => {
      expect(mayMatch(selector, button)).toBe(false)
    },
  )

  it('never rules out what matches', () => {
    const name = fc.constantFrom('a', 'b', 'c')
    const tag = fc.constantFrom('div', 'p', 'SPAN', '')
    const compound = fc
      .tuple(
        tag,
        fc.array(name, { maxLength: 2 }),
        fc.constantFrom('', ':first-child', ':not(.a)', ':is(p, .b)', '[id]'),
      )
      .map(([type, classes, rest]) => `${type}${classes.map((each) => `.${each}`).join('')}${rest}` || '*')
    const selector = fc
      .array(
        fc.tuple(fc.array(fc.tuple(compound, fc.constantFrom(' ', ' > ', ' + ', '~')), { maxLength: 2 }), compound),
        {
          minLength: 1,
          maxLength: 2,
        },
      )
      .map((all) => all.map(([before, last]) => `${before.flat().join('')}${last}`).join(', '))
    const classes = fc.array(name, { maxLength: 3 }).map((all) => all.join(' '))
    let matched = 0
    fc.assert(
      fc.property(selector, classes, classes, fc.constantFrom('div', 'p', 'span'), (text, outer, inner, own) => {
        const element = anElement(
          `<div class="${outer}"><p class="c"></p><${own} id="x" class="${inner}" data-this></div>`,
        )
        if (!element.matches(text)) return
        matched += 1
        expect(mayMatch(text, element)).toBe(true)
      }),
      { numRuns: 500 },
    )
    expect(matched).toBeGreaterThan(20)
  })
})
