import type { VisitReleases } from '../releases/resolve-visit'
import { ROOT, type PageEnd } from '../render/protocol'
import { readWithNonce, type PageToDraw, type SharedRenders } from '../render/shared-renders'
import type { RenderUnderWay } from '../render/start-render'
import type { Report } from '../report'

interface PageToWrite {
  readonly render: RenderUnderWay
  readonly page: PageToDraw
  readonly nonce: string
  readonly releases: VisitReleases
  readonly renders: SharedRenders
  readonly report: Report
  readonly write: (html: string) => void
}

const NOTHING: PageEnd = { rendered: 'chrome', result: null }

/** Closes whatever was open and empties the root, so that the browser starts from nothing instead of hydrating a torso. */
const cutOff = (nonce: string): string =>
  `<!-- cut off --></div><script nonce="${nonce}">document.getElementById('root').replaceChildren()</script><div hidden>`

/**
 * Writes what goes into the root, whatever becomes of the remote's server build: without it the chrome is rendered,
 * and without even that the root stays empty and the browser draws all.
 */
export const writePage = async ({
  render,
  page,
  nonce,
  releases,
  renders,
  report,
  write,
}: PageToWrite): Promise<PageEnd> => {
  readWithNonce(render, nonce, write)
  try {
    return await render.end
  } catch (error) {
    report('error', 'A page was not rendered on the server', { href: page.href, error: String(error) })
    if (render.hasWritten()) {
      write(cutOff(nonce))
      return NOTHING
    }
  }
  const chrome = renders.chrome(releases, page)
  try {
    readWithNonce(chrome, nonce, write)
    return await chrome.end
  } catch (error) {
    report('fatal', 'Not even the chrome was rendered', { error: String(error) })
    if (!chrome.hasWritten()) write(ROOT)
    return NOTHING
  }
}
