import { nestedRules } from './nested-rules'

const flat = (text: string): string => nestedRules('.a', text).join(' ')

describe('nestedRules', () => {
  it.each([
    ['color:red;width:8px;', '.a{color:red;width:8px;}'],
    ['color: red;\n  grid-area:\n    1 /   2', '.a{color:red;grid-area:1 / 2;}'],
    ['&:hover{color:red}', '.a:hover{color:red;}'],
    [':hover{color:red}', '.a:hover{color:red;}'],
    ['& > svg, & + &{color:red}', '.a > svg,.a + .a{color:red;}'],
    ['li a, b{color:red}', '.a li a,.a b{color:red;}'],
    ['.b &{color:red}', '.b .a{color:red;}'],
    ['&:is(a, b) i{color:red}', '.a:is(a, b) i{color:red;}'],
    ['&:is(a, :not(b), i), s{color:red}', '.a:is(a, :not(b), i),.a s{color:red;}'],
    ['a, b{ i, s{color:red} }', '.a a i,.a b i,.a a s,.a b s{color:red;}'],
    ['li{color:red;}width:8px;', '.a{width:8px;} .a li{color:red;}'],
    [
      '@media (width > 1px){color:red;&:hover{color:blue}}',
      '@media (width > 1px){.a{color:red;}.a:hover{color:blue;}}',
    ],
    ['li{@media print{color:red}}', '@media print{.a li{color:red;}}'],
    ['color:red;/* not: this { } */width:8px', '.a{color:red;width:8px;}'],
    [`content:'; { } /* "';color:red`, `.a{content:'; { } /* "';color:red;}`],
    [
      'background:url(data:image/png;base64,AA==);color:red',
      '.a{background:url(data:image/png;base64,AA==);color:red;}',
    ],
    ['&:hover{};;width:8px;', '.a{width:8px;}'],
    ['--dot:red;--Size: 2px', '.a{--dot:red;--Size:2px;}'],
    ['user-select:none', '.a{-webkit-user-select:none;user-select:none;}'],
    ['transition:mask 1s', '.a{transition:mask 1s;}'],
  ])('%j', (text, rules) => expect(flat(text)).toBe(rules))

  it('leaves the steps of an animation without a selector', () =>
    expect(nestedRules('', '@keyframes b{from, 20%{opacity:0}to{opacity:1}}')).toEqual([
      '@keyframes b{from,20%{opacity:0;}to{opacity:1;}}',
    ]))
})
