import { css } from '@galo/css'
import { render } from '@testing-library/react'

const red = css({ color: 'red' })

/** A component that draws what it is given on an element with styles of its own. */
const Frame = ({ children, ...rest }: { readonly children: string; readonly className?: string }) => (
  <div css={{ width: 8 }} {...rest}>
    {children}
  </div>
)

describe('JSX with styles', () => {
  it('is a plain element with a class name', () => {
    const element = <p css={red}>a</p>
    expect(element.type).toBe('p')
    expect(element.props).toEqual({ className: `test-${red.name}`, children: 'a' })
  })

  it('leaves an element without styles as it was', () => expect((<p className="a">b</p>).props.className).toBe('a'))

  it('hands no `css` to a component, and a class name only if there is one', () => {
    expect((<Frame css={red}>a</Frame>).props).toEqual({ className: `test-${red.name}`, children: 'a' })
    expect((<Frame css={undefined}>a</Frame>).props).toEqual({ children: 'a' })
  })

  it('draws one class for an element that is styled from inside and outside', () => {
    const { container } = render(<Frame css={red}>a</Frame>)
    expect(container.innerHTML).toMatch(/^<div class="test-[a-z0-9]+">a<\/div>$/)
    const { width, color } = getComputedStyle(container.firstElementChild!)
    expect({ width, color }).toEqual({ width: '8px', color: 'rgb(255, 0, 0)' })
  })
})
