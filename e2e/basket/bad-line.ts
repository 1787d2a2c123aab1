import { setTimeout as sleep } from 'node:timers/promises'
import { loadTransport, TransportFailure, type Transport } from '@galo/services'
import type { Draw } from '../payment-chaos/draw'

/** What a line did to what went over it. */
export interface BadLine {
  readonly transport: () => Promise<Transport>
  /** Resolves when nothing is on its way any more. */
  readonly settled: () => Promise<void>
  /** From now on nothing happens to anything. */
  readonly mend: () => void
  readonly counts: { lost: number; unanswered: number; late: number }
}

const LONGEST_MS = 12

/** A line that loses requests, loses answers, is slow, and delivers a request long after it was given up, behind those that came after it. */
export const badLine = (draw: Draw): BadLine => {
  const opened = loadTransport()
  const counts = { lost: 0, unanswered: 0, late: 0 }
  const underway = new Set<Promise<unknown>>()
  let isBad = true

  const transport = async (): Promise<Transport> => {
    const carry = await opened
    return async (request) => {
      if (!isBad || !request.url.includes('/basket/')) return carry(request)
      await sleep(draw.number(LONGEST_MS))
      const luck = draw.number(100)
      if (luck < 12) {
        counts.lost += 1
        throw new TransportFailure('network')
      }
      if (luck < 24) {
        counts.late += 1
        const late = sleep(draw.number(4 * LONGEST_MS)).then(() => carry({ ...request, signal: undefined }))
        underway.add(late)
        void late.catch(() => {}).finally(() => underway.delete(late))
        throw new TransportFailure('network')
      }
      const answer = await carry(request)
      if (luck < 36) {
        counts.unanswered += 1
        throw new TransportFailure('network')
      }
      return answer
    }
  }

  return {
    transport,
    counts,
    mend: () => {
      isBad = false
    },
    settled: async () => {
      while (underway.size > 0) await Promise.allSettled(underway)
    },
  }
}
