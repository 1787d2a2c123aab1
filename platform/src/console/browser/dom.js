import { keepingFocus } from './focus.js'

const SVG = 'http://www.w3.org/2000/svg'

/** An element with attributes (`on…` ones are listeners, null ones are left out) and children; text is always text. */
export const h = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) continue
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else element.setAttribute(name, value === true ? '' : value)
  }
  element.append(...children.filter((child) => child !== null))
  return element
}

/** One of the symbols that stand in the page. The words beside it carry the meaning. */
export const icon = (name) => {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('class', 'icon')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#i-${name}`)
  svg.append(use)
  return svg
}

export const byId = (id) => document.getElementById(id)

/** Says it to everybody: in the corner and to a screen reader. */
export const say = (words, isError = false) => {
  const toast = byId('toast')
  toast.textContent = words
  toast.className = isError ? 'toast wrong' : 'toast'
  clearTimeout(say.timer)
  say.timer = setTimeout(() => (toast.textContent = ''), 6000)
}

/** Runs what a button is for; meanwhile it can not be pressed again, and a refusal is said in the platform's own words. */
export const whilePressed = async (button, work) => {
  if (button.getAttribute('aria-disabled') === 'true') return
  button.setAttribute('aria-disabled', 'true')
  try {
    await work()
  } catch (error) {
    say(error.message, true)
  } finally {
    button.removeAttribute('aria-disabled')
  }
}

/** A labelled control: `field('Delay, ms', input)`. */
export const field = (label, control, look = '') =>
  h('label', { class: `field ${look}` }, h('span', {}, label), control)

/** A button that is pressed once at a time and says what went wrong. `look` is `act`, `line` or `alarm`. */
export const button = (label, work, look = 'line', attributes = {}) =>
  h(
    'button',
    {
      type: 'button',
      class: `button ${look}`,
      ...attributes,
      onclick: ({ currentTarget }) => void whilePressed(currentTarget, work),
    },
    label,
  )

/** `choice(['COLLECTION', 'Collection'], …)`: options of a select, the chosen one selected. */
export const options = (pairs, chosen) =>
  pairs.map(([value, label]) => h('option', { value, selected: value === chosen }, label))

/** Fills a place with what `load` brings; meanwhile it says so, and when it fails, why, with a way to try again. */
export const fill = async (place, load) => {
  if (place.childElementCount === 0) place.replaceChildren(h('p', { class: 'empty' }, 'Loading'))
  try {
    await load()
  } catch (error) {
    const failed = h(
      'div',
      { class: 'failed', role: 'alert' },
      h('p', {}, error.message),
      button('Try again', () => fill(place, load)),
    )
    keepingFocus(place, () => place.replaceChildren(failed))
  }
}
