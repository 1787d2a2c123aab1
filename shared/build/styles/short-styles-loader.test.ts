import shortStyles from './short-styles-loader.mjs'

const card = [
  'const card = css`',
  '  /* Above what is sold. */',
  '  padding: 4px',
  '    8px;',
  "  ${isOpen ? `margin: ${gap({ at: '}' })};` : ''}",
  '  &:hover,',
  '  &[data-on="a  b"] {',
  '    color: red;',
  '  }',
  '`',
  'const next = 1',
].join('\n')

describe('short styles', () => {
  it('come without comments and indentation, and with what is said on one line untouched', () => {
    expect(shortStyles(card).split('`\n')[0]).toBe(
      "const card = css`padding: 4px 8px;${isOpen ? `margin: ${gap({ at: '}' })};` : ''} &:hover,&[data-on=\"a  b\"] {color: red;}",
    )
  })

  it('leave every line behind them where it was', () => {
    const lines = shortStyles(card).split('\n')
    expect(lines).toHaveLength(card.split('\n').length)
    expect(lines.at(-1)).toBe('const next = 1')
  })

  it('are all there is: other text keeps its lines', () => {
    const other = '/** As `css` has it. */\nconst words = `two\n  lines`\nconst one = html`a\n  b`'
    expect(shortStyles(other)).toBe(other)
  })

  it('stop a build whose styles have no end, rather than leaving some out', () => {
    expect(() => shortStyles('css`color: red')).toThrow('no end')
  })
})
