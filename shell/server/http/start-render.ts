import type { PageEnd, PageHead, RenderJob } from '../render/protocol'
import type { Renderer } from '../render/renderer'

/** A render under way: its head as soon as it is known, its HTML as it comes. */
export interface RenderUnderWay {
  readonly head: Promise<PageHead>
  readonly end: Promise<PageEnd>
  /** Whether any HTML has been made. */
  hasWritten(): boolean
  /** From now on HTML goes here, what has come so far first. */
  to(write: (html: string) => void): void
}

export const startRender = (renderer: Renderer, job: RenderJob): RenderUnderWay => {
  const waiting: string[] = []
  let write: ((html: string) => void) | null = null
  let wrote = false
  let headKnown: (head: PageHead) => void = () => {}
  const head = new Promise<PageHead>((resolve) => (headKnown = resolve))
  const end = renderer.render(job, {
    head: headKnown,
    html: (html) => {
      wrote = true
      if (write === null) waiting.push(html)
      else write(html)
    },
  })
  // Whoever waits for the end hears of a failure; until somebody does, it is nobody's unhandled rejection.
  end.catch(() => {})
  return {
    head,
    end,
    hasWritten: () => wrote,
    to(next) {
      waiting.splice(0).forEach(next)
      write = next
    },
  }
}
