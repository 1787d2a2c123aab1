import { classNameOf } from './class-name'
import { css, keyframes } from './css'
import { createPageStyles } from './page-styles'

const red = classNameOf('menu', css({ color: 'red' }))
const blue = classNameOf('menu', css({ color: 'blue', '@media (width > 1px)': { '&:hover': { color: 'navy' } } }))
const spin = keyframes({ to: { rotate: '1turn' } })
const spinning = classNameOf('menu', css({ animation: `${spin} 1s` }))
const alsoSpinning = classNameOf('search', css({ animation: `${spin} 2s` }))

describe('createPageStyles', () => {
  it('writes one element with the rules of the classes that stand in the HTML, each once, in their order', () => {
    const html = `<p class="${blue} field-label">a</p><p class="${red}">b</p><p class="${blue}">c</p>`
    expect(createPageStyles('n0nce').elementFor(html)).toBe(
      `<style nonce="n0nce" data-styles="${blue} ${red}">` +
        `.${blue}{color:blue;}@media (width > 1px){.${blue}:hover{color:navy;}}.${red}{color:red;}</style>`,
    )
  })

  it('writes for a part that comes late what the page has not got yet', () => {
    const styles = createPageStyles('n0nce')
    styles.elementFor(`<p class="${red}">`)
    expect(styles.elementFor(`<p class="${red}"><i class="${blue}">`)).toContain(`data-styles="${blue}"`)
    expect(styles.elementFor(`<p class="${red} ${blue}">`)).toBe('')
  })

  it('writes nothing for what has no styles of ours, nor for what only looks like a class', () =>
    expect(createPageStyles('n').elementFor(`<p class="field-label">class=&quot;${red}&quot;</p>`)).toBe(''))

  it('writes an animation once, whoever uses it', () => {
    const element = createPageStyles('n').elementFor(`<p class="${spinning}"></p><p class="${alsoSpinning}"></p>`)
    expect(element.match(/@keyframes/g)).toHaveLength(1)
    expect(element).toContain(`data-styles="${spinning} ${spin.name} ${alsoSpinning}"`)
  })

  it('writes the parts of what was put together too: a browser makes a class of each on its way', () => {
    const both = classNameOf('menu', css({ width: 8 }), red)
    expect(createPageStyles('n').elementFor(`<p class="${both}">`)).toContain(`data-styles="${red} ${both}"`)
  })
})
