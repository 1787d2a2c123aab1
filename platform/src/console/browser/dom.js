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
