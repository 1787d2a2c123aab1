import { createLiveLine, type LiveLine } from './live-line'
import type { LivePass } from './live-pass'

/** A person has a few tabs, devices and orders; who opens more polls on them. */
export const MOST_LINES_EACH = 12
/** Each keeps a connection: pages and calls of others need some, too. */
const MOST_LINES = 4_000

interface Known extends LivePass {
  readonly line: LiveLine
}

/** Every open line of this process, by the order it is about. */
export interface LiveLines {
  /** `null`: there are too many, of this visitor's or of everybody's. */
  open(pass: LivePass): ReadableStream<Uint8Array> | null
  moved(orderId: string): void
  /** What is said of each order in one word: whether changes are told. */
  tellAll(event: 'live' | 'quiet'): void
  /** Says that each line stands, and ends those that are over by `now` or that nobody reads. */
  beat(now: number): void
  closeAll(): void
  readonly size: number
}

interface LiveLinesOptions {
  /** Whether changes are told at this moment. */
  readonly isTold: () => boolean
  /** Called when the first line is opened, and when the last one has ended. */
  readonly onWanted: (isWanted: boolean) => void
  readonly most?: number
}

export const createLiveLines = ({ isTold, onWanted, most = MOST_LINES }: LiveLinesOptions): LiveLines => {
  const all = new Set<Known>()
  const byOrder = new Map<string, Set<Known>>()
  const byVisitor = new Map<string, number>()

  const ended = (known: Known): void => {
    if (!all.delete(known)) return
    const { orderId, visitor } = known
    const others = byOrder.get(orderId)
    others?.delete(known)
    if (others?.size === 0) byOrder.delete(orderId)
    const left = (byVisitor.get(visitor) ?? 1) - 1
    if (left === 0) byVisitor.delete(visitor)
    else byVisitor.set(visitor, left)
    if (all.size === 0) onWanted(false)
  }
  const word = () => (isTold() ? 'live' : 'quiet')

  return {
    open(pass) {
      const { visitor, orderId } = pass
      const mine = byVisitor.get(visitor) ?? 0
      if (mine >= MOST_LINES_EACH || all.size >= most) return null
      const known: Known = { ...pass, line: createLiveLine(() => ended(known)) }
      all.add(known)
      byVisitor.set(visitor, mine + 1)
      byOrder.set(orderId, (byOrder.get(orderId) ?? new Set<Known>()).add(known))
      if (all.size === 1) onWanted(true)
      known.line.say(word())
      return known.line.body
    },
    moved: (orderId) => byOrder.get(orderId)?.forEach(({ line }) => line.say('moved')),
    tellAll: (event) => all.forEach(({ line }) => line.say(event)),
    beat: (now) =>
      all.forEach(({ line, until }) => {
        if (until <= now || line.isStuck()) line.close()
        else line.say(word())
      }),
    closeAll: () => all.forEach(({ line }) => line.close()),
    get size() {
      return all.size
    },
  }
}
