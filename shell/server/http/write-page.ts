import type { VisitReleases } from '../releases/resolve-visit'
import type { PageEnd, RenderJob } from '../render/protocol'
import type { Renderers } from '../render/renderers'
import type { Report } from '../report'
import type { RenderUnderWay } from './start-render'

interface PageToWrite {
  readonly render: RenderUnderWay
  readonly job: RenderJob
  readonly releases: VisitReleases
  readonly renderers: Renderers
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
export const writePage = async ({ render, job, releases, renderers, report, write }: PageToWrite): Promise<PageEnd> => {
  render.to(write)
  try {
    return await render.end
  } catch (error) {
    report('error', 'A page was not rendered on the server', { href: job.href, error: String(error) })
    if (render.hasWritten()) {
      write(cutOff(job.nonce))
      return NOTHING
    }
  }
  try {
    return await renderers.chrome(releases).render(job, { head: () => {}, html: write })
  } catch (error) {
    report('fatal', 'Not even the chrome was rendered', { error: String(error) })
    return NOTHING
  }
}
