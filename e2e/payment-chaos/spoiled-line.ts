import { TransportFailure, type Transport, type WireResponse } from '@galo/services'
import type { Draw } from './draw'

/** Everything that can go wrong with one call, before the other side has heard of it, or after. */
export const FAULTS = [
  'never sent',
  'offline',
  'no answer',
  'timed out',
  '500',
  '503',
  '502 though done',
  '401',
  '409',
  'garbage though done',
  'sent twice',
  'tab gone before',
  'tab gone meanwhile',
  'tab gone after',
] as const
export type Fault = (typeof FAULTS)[number]

/** A page that is gone waits for nothing any more. */
export const NEVER = new Promise<never>(() => {})

export interface SpoiledLine {
  readonly isOnline: () => boolean
  /** How many faults there have been. */
  readonly faults: () => number
  /** `call` by name, for the count; `carry` does it. */
  send(call: string, carry: () => Promise<WireResponse>): Promise<WireResponse>
}

interface Line {
  readonly draw: Draw
  /** The share of calls that go wrong. */
  readonly share: number
  readonly isGone: () => boolean
  readonly leave: () => void
  /** What goes on at the other side after its page has gone. */
  readonly leftBehind: Promise<unknown>[]
  readonly note: (call: string, fault: Fault) => void
}

const UNREADABLE = '<!doctype html><title>Welcome to the hotel</title>'
const answered = (status: number, body: unknown): WireResponse => ({ status, body })

export const createSpoiledLine = ({ draw, share, isGone, leave, leftBehind, note }: Line): SpoiledLine => {
  /** So many calls until there is a network again. */
  let offlineFor = 0
  let faults = 0

  const spoiled = async (fault: Fault, carry: () => Promise<WireResponse>): Promise<WireResponse> => {
    switch (fault) {
      case 'offline':
        offlineFor = 1 + draw.number(4)
        throw new TransportFailure('network')
      case 'never sent':
        throw new TransportFailure('network')
      case 'no answer':
        await carry()
        throw new TransportFailure('network')
      case 'timed out':
        await carry()
        throw new TransportFailure('timeout')
      case '500':
        return answered(500, { error: { code: 'INTERNAL', message: 'Something broke' } })
      case '503':
        return answered(503, { errors: [{ code: 'PLATFORM_UNAVAILABLE', message: 'Nobody is there' }] })
      case '502 though done':
        await carry()
        return answered(502, '<html>Bad gateway</html>')
      case '401':
        return answered(401, { error: { code: 'UNAUTHORIZED', message: 'Who is that?' } })
      case '409':
        return answered(409, { error: { code: 'CONFLICT', message: 'Not now' } })
      case 'garbage though done':
        await carry()
        return answered(200, UNREADABLE)
      case 'sent twice':
        await carry()
        return carry()
      case 'tab gone before':
        leave()
        return NEVER
      case 'tab gone meanwhile':
        leftBehind.push(carry())
        leave()
        return NEVER
      case 'tab gone after':
        await carry()
        leave()
        return NEVER
    }
  }

  return {
    isOnline: () => offlineFor === 0,
    faults: () => faults,
    async send(call, carry) {
      if (isGone()) return NEVER
      if (offlineFor > 0) {
        offlineFor -= 1
        faults += 1
        throw new TransportFailure('network')
      }
      const fault = draw.chance(share) ? draw.one(FAULTS) : null
      if (fault === null) {
        const answer = await carry()
        return isGone() ? NEVER : answer
      }
      faults += 1
      note(call, fault)
      return spoiled(fault, carry)
    },
  }
}

/** The end of a path says which call it is; what stands between is a number. */
export const nameOf = (method: string, url: string): string => {
  const { pathname } = new URL(url)
  const words = pathname.split('/').filter((word) => word !== '' && !/\d/.test(word))
  return `${method} ${words.slice(-2).join('/')}`
}

/** The line under the site's own client. */
export const overTheLine =
  (line: SpoiledLine, carry: Transport): (() => Promise<Transport>) =>
  async () =>
  (request) =>
    line.send(nameOf(request.method, request.url), () => carry(request))
