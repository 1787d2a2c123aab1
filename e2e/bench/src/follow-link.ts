import type { Page } from 'playwright'

/** Within this time a page that has been drawn is alive. */
const ALIVE_WITHIN_MS = 20_000

/** Runs inside the page. Presses a link as the footer has them until the site has taken the press; never lets the browser load what it leads to. */
const press = ({ path, withinMs }: { readonly path: string; readonly withinMs: number }) =>
  new Promise<void>((resolve, reject) => {
    const foot = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'galo-foot' }))
    const link = foot.appendChild(Object.assign(document.createElement('a'), { href: path }))
    const until = performance.now() + withinMs
    const pressOnce = () => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true })
      const hold = (heard: Event) => {
        const isTaken = heard.defaultPrevented
        heard.preventDefault()
        if (isTaken || performance.now() > until) foot.remove()
        if (isTaken) resolve()
        else if (performance.now() > until) reject(new Error(`the site leaves ${path} to the browser`))
        else setTimeout(pressOnce, 50)
      }
      addEventListener('click', hold, { once: true })
      link.dispatchEvent(event)
    }
    pressOnce()
  })

/** Follows a link to there, of which the page has none, within the site: no document is loaded for it, or this fails. */
export const followLink = (page: Page, path: string): Promise<void> =>
  page.evaluate(press, { path, withinMs: ALIVE_WITHIN_MS })
