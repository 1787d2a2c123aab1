import { classNameOf } from './class-name'
import { css, cssOf, keyframes } from './css'
import { stylesOf } from './named-styles'

const textOf = (className: string): string | undefined => stylesOf(className)?.serialized.styles

describe('classNameOf', () => {
  const red = css({ color: 'red' })
  const wide = css({ width: 8, '&:hover': { width: 16 } })

  it('is the owner and a name that follows from what is written', () => {
    expect(classNameOf('menu', red)).toMatch(/^menu-[a-z0-9]+$/)
    expect(classNameOf('menu', css({ color: 'red' }))).toBe(classNameOf('menu', red))
    expect(classNameOf('menu', { color: 'red' })).toBe(classNameOf('menu', red))
    expect(classNameOf('search', red)).toBe(classNameOf('menu', red).replace('menu', 'search'))
  })

  it('lets the later of a list win, and leaves out what is not', () => {
    expect(textOf(classNameOf('menu', [red, wide]))).toMatch(/^color:red;+width:8px;&:hover\{width:16px;\};+$/)
    expect(textOf(classNameOf('menu', [red, false, undefined, { color: 'blue' }]))).toMatch(/^color:red;+color:blue;+$/)
    expect(classNameOf('menu', [red, wide])).not.toBe(classNameOf('menu', [wide, red]))
  })

  it('puts styles that come as a class name behind the element’s own, in one class', () => {
    const given = classNameOf('menu', red)
    const both = classNameOf('menu', wide, given)
    expect(both).toMatch(/^menu-[a-z0-9]+$/)
    expect(textOf(both)).toBe('width:8px;&:hover{width:16px;};color:red;;')
    expect(classNameOf('menu', wide, given)).toBe(both)
  })

  it('puts several in the order in which they stand', () => {
    const given = `${classNameOf('menu', red)} ${classNameOf('menu', { color: 'blue' })}`
    expect(textOf(classNameOf('menu', wide, given))).toMatch(/color:red;;color:blue;;$/)
  })

  it('leaves alone what is somebody else’s: a class by its own name, and another owner’s', () => {
    const others = classNameOf('search', red)
    expect(classNameOf('menu', wide, `field-label ${others}`)).toBe(
      `field-label ${others} ${classNameOf('menu', wide)}`,
    )
  })

  it.each([undefined, null, false, '', [], [undefined, false]])('adds no class for %j', (nothing) => {
    expect(classNameOf('menu', nothing)).toBe('')
    expect(classNameOf('menu', nothing, 'field-label')).toBe('field-label')
  })

  it('makes the text of styles when they are first asked for, those inside first', () => {
    let made = 0
    const late = css({
      get color() {
        made += 1
        return 'red'
      },
    })
    const spin = keyframes({ to: { rotate: '1turn' } })
    const outer = css({ animation: `${spin} 1s` }, late)
    expect(made).toBe(0)
    const className = classNameOf('menu', outer)
    const readings = made
    expect(readings).toBeGreaterThan(0)
    expect(classNameOf('menu', outer)).toBe(className)
    expect(made).toBe(readings)
    expect(stylesOf(className)?.serialized).toMatchObject({
      styles: expect.stringMatching(/1s;color:red;/),
      next: { name: spin.name },
    })
  })
})

describe('cssOf', () => {
  it('makes the same styles once, whoever says the same values', () => {
    const write = jest.fn((size: number, color: string | undefined) => ({ width: size, color }))
    const styles = cssOf(write)
    expect(styles(8, 'red')).toBe(styles(8, 'red'))
    expect(styles(8, undefined)).not.toBe(styles(8, 'red'))
    expect(styles(8, 'red').styles).toBe('width:8px;color:red;')
    expect(write).toHaveBeenCalledTimes(2)
  })
})
