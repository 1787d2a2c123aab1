import type { PageEnd, PageHead, RenderJob } from './protocol'
import type { Renderer, Source } from './renderer'

/** A render under way: its head as soon as it is known, its HTML as it comes, for as many as wait for it. */
export interface RenderUnderWay {
  /** The time it is drawn for, in milliseconds; final once the head is known. */
  readonly serverNow: number
  readonly head: Promise<PageHead>
  readonly end: Promise<PageEnd>
  /** What it has been drawn from so far. */
  readonly sources: readonly Source[]
  /** Whether any HTML has been made. */
  hasWritten(): boolean
  /** From now on HTML goes here too, what has come so far first. */
  to(write: (html: string) => void): void
}

export const startRender = (renderer: Pick<Renderer, 'render'>, job: RenderJob): RenderUnderWay => {
  const pieces: string[] = []
  const sources: Source[] = []
  const readers: ((html: string) => void)[] = []
  let headKnown: (head: PageHead) => void = () => {}
  const head = new Promise<PageHead>((resolve) => (headKnown = resolve))
  const end = renderer.render(job, {
    head: headKnown,
    html: (html) => {
      pieces.push(html)
      for (const read of readers) read(html)
    },
    source: (source) => sources.push(source),
  })
  let isOver = false
  const letGo = () => {
    isOver = true
    // A drawing is shown for a while: it must not hold on to everybody it was written for.
    readers.length = 0
  }
  // Whoever waits for the end hears of a failure; until somebody does, it is nobody's unhandled rejection.
  end.then(letGo, letGo)
  return {
    serverNow: job.serverNow,
    head,
    end,
    sources,
    hasWritten: () => pieces.length > 0,
    to(read) {
      pieces.forEach(read)
      if (!isOver) readers.push(read)
    },
  }
}

/** A render that is still being chosen, and until then would be drawn for `serverNow`. */
export const renderOf = (choosing: Promise<RenderUnderWay>, serverNow: number): RenderUnderWay => {
  let chosen: RenderUnderWay | null = null
  const known = choosing.then((render) => (chosen = render))
  const end = known.then((render) => render.end)
  end.catch(() => {})
  return {
    get serverNow() {
      return chosen?.serverNow ?? serverNow
    },
    get sources() {
      return chosen?.sources ?? []
    },
    head: known.then(({ head }) => head),
    end,
    hasWritten: () => chosen?.hasWritten() ?? false,
    to: (write) => void known.then((render) => render.to(write)),
  }
}
