/*
 * Development only, in the shell's script before everything else: shows over the page what was thrown while it was drawn on the server, while it
 * came to life and since, until somebody closes it or a file is saved. What does not compile is shown by the development server's own overlay.
 */
/** @typedef {{ where: string, text: string }} Shown */

const SERVER_ERRORS = 'galo-server-errors'
const BROWSER = 'In the browser'
const STYLES = `:host{all:initial}
section{position:fixed;z-index:2147483000;inset:auto 0 0;max-height:70dvh;overflow:auto;box-sizing:border-box;padding:16px 24px;border-top:6px solid #ff7a52;background:#0b1020;color:#eef2ff;font:400 16px/1.4 system-ui,sans-serif}
h2{margin:0 64px 8px 0;font-size:18px}
h3{margin:16px 0 4px;font-size:16px;color:#ffc42e}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:400 14px/1.5 ui-monospace,monospace}
button{position:absolute;inset:12px 16px auto auto;min-height:44px;padding:0 16px;border:1px solid;border-radius:8px;background:none;color:inherit;font:inherit;cursor:pointer}
button:focus-visible{outline:3px solid #ffc42e;outline-offset:2px}`

/** @type {Shown[]} */
let shown = []
/** @type {HTMLElement | undefined} */
let host

/** @param {string} name @param {string} text */
const element = (name, text) => Object.assign(document.createElement(name), { textContent: text })

const clear = () => {
  host?.remove()
  shown = []
}

const draw = () => {
  if (host === undefined) {
    host = element('div', '')
    host.id = 'galo-errors'
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLES)
    host.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet]
  }
  const section = element('section', '')
  section.setAttribute('role', 'alert')
  section.setAttribute('aria-label', 'Errors of this page')
  const close = element('button', 'Close')
  close.addEventListener('click', clear)
  section.append(
    element('h2', shown.length > 1 ? `${shown.length} errors on this page` : 'An error on this page'),
    close,
    ...shown.flatMap(({ where, text }) => [element('h3', where), element('pre', text)]),
  )
  host.shadowRoot?.replaceChildren(section)
  document.body.append(host)
}

/** @param {string} text */
const firstLine = (text) => text.split('\n', 1)[0] ?? ''

/**
 * What the server said is told by React as well when the browser draws that part again; the same is shown once.
 * @param {Shown} error
 */
const show = (error) => {
  const message = firstLine(error.text)
  if (shown.some(({ text }) => text.includes(message) || error.text.includes(firstLine(text)))) return
  shown.push(error)
  draw()
}

/** @param {unknown} error */
const textOf = (error) => (error instanceof Error ? (error.stack ?? String(error)) : String(error))

/** @param {string} text */
const whereOf = (text) => {
  const app = /\/order\/dev\/([\w-]+)\//.exec(text)?.[1]
  return app === undefined ? BROWSER : `${BROWSER}, ${app}`
}

/** @param {unknown} error */
const showOfBrowser = (error) => {
  const text = textOf(error)
  show({ where: whereOf(text), text })
}

addEventListener('error', ({ error, message }) => showOfBrowser(error ?? message))
addEventListener('unhandledrejection', ({ reason }) => showOfBrowser(reason))
addEventListener('keydown', ({ key }) => void (key === 'Escape' && clear()))

/**
 * A page that could not be drawn has no state to keep, and the server's is to be seen mended as well.
 * @param {Shown} error
 */
const isOfDrawing = ({ where, text }) => !where.startsWith(BROWSER) || text.includes('react_stack_bottom_frame')
/**
 * What the server tripped over, code that doesn’t compile included.
 * @type {{ message: string, text: string }[]}
 */
const ofServer = JSON.parse(document.getElementById(SERVER_ERRORS)?.textContent ?? '[]')
let isToReload = false
// What was saved may have mended it: the development servers of all apps tell the page so.
addEventListener('message', ({ source, data }) => {
  if (source !== self) return
  if (data?.type === 'webpackInvalid') {
    isToReload ||= ofServer.length > 0 || shown.some(isOfDrawing)
    clear()
  } else if (isToReload && data?.type === 'webpackOk') location.reload()
})

// React says of an attribute that differs only on the console.
const sayError = console.error
console.error = (...said) => {
  sayError(...said)
  const [first, ...rest] = said
  if (typeof first === 'string' && first.startsWith('A tree hydrated but some attributes'))
    show({
      where: 'Drawn otherwise on the server',
      text: rest.reduce((text, value) => text.replace('%s', () => String(value)), first),
    })
}

const compiled = ofServer.filter(({ text }) => !text.includes('Module build failed'))
for (const { message, text } of compiled) show({ where: `On the server: ${message}`, text: text || message })
