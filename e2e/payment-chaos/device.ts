import { TransportFailure, type Transport } from '@galo/services'
import type { KeyValueStorage, TabChannel } from '@galo/state'
import type { PlacedOrder } from '../../mfe-checkout/src/features/place-order/place-order.states'

/** What the tabs of one browser share. */
export interface Device {
  readonly storage: KeyValueStorage
  /** Carries a call as a browser does: cookies go along and are kept. */
  readonly carry: Transport
  /** Runs when no other tab has the turn of that name; a tab that is gone gives its turn back. */
  inTurn(name: string, isGone: () => boolean, gone: Promise<void>, run: () => Promise<void>): Promise<void>
  /** Told to every tab, the one it happened in included. */
  readonly orders: {
    tell(placed: PlacedOrder): void
    hear(listener: (placed: PlacedOrder) => void): void
  }
  /** A tab's end of what the tabs tell each other; `close` takes it out. */
  channel(): TabChannel & { close(): void }
}

export const aStorage = (): KeyValueStorage => {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** `cookies` outlive what the browser keeps of a visit. */
export const createDevice = (cookies: Map<string, string>): Device => {
  const ears: ((placed: PlacedOrder) => void)[] = []
  const turns = new Map<string, Promise<void>>()
  const channels = new Set<Set<(event: { data: unknown }) => void>>()
  return {
    storage: aStorage(),
    orders: {
      tell: (placed) => ears.forEach((hear) => hear(placed)),
      hear: (listener) => void ears.push(listener),
    },
    async carry({ method, url, headers, body }) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
      const answer = await fetch(url, {
        method,
        headers: {
          ...headers,
          'sec-fetch-site': 'same-origin',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(cookie === '' ? {} : { cookie }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch((cause: unknown) => {
        throw new TransportFailure('network', { cause })
      })
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split('; ')
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      }
      return { status: answer.status, body: read(await answer.text()) }
    },
    inTurn(name, isGone, gone, run) {
      const before = turns.get(name) ?? Promise.resolve()
      const mine = before.then(() => (isGone() ? undefined : Promise.race([run(), gone])))
      turns.set(
        name,
        mine.catch(() => {}),
      )
      return mine
    },
    channel() {
      const listeners = new Set<(event: { data: unknown }) => void>()
      channels.add(listeners)
      return {
        postMessage(message) {
          const data: unknown = structuredClone(message)
          queueMicrotask(() => {
            // What was said before its tab went is heard all the same.
            for (const other of channels) if (other !== listeners) for (const listener of other) listener({ data })
          })
        },
        addEventListener: (_type, listener) => void listeners.add(listener),
        removeEventListener: (_type, listener) => void listeners.delete(listener),
        close: () => void channels.delete(listeners),
      }
    },
  }
}
