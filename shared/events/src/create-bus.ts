import { isPayload, type FactInUse, type FactName, type FactPayload, type FactsInUse } from './facts'

/** Something that happened, as it travels: within the page, to late listeners and to other tabs. */
export interface Fact<N extends FactName = FactName> {
  readonly name: N
  readonly version: number
  readonly id: string
  /** Milliseconds since the epoch, by the clock of the visit. */
  readonly at: number
  readonly owner: string
  readonly payload: FactPayload<N>
  /** True when the fact was published before the listener came. */
  readonly replayed: boolean
}

export interface Bus {
  /** Publishes a fact that has happened. A payload that breaks its contract is a defect of the caller and throws. */
  publish<N extends FactName>(name: N, payload: FactPayload<N>): void
  /**
   * Delivers every further fact of this name and, if it is retained, at once the last one that was published before.
   * Returns the unsubscribe. What a listener throws is reported and stops no other listener.
   */
  subscribe<N extends FactName>(name: N, listener: (fact: Fact<N>) => void): () => void
}

/** The part of `BroadcastChannel` that is used. */
export interface FactChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

export interface BusOptions {
  readonly facts: FactsInUse
  readonly now: () => number
  readonly createId: () => string
  readonly report: (message: string, details: Readonly<Record<string, unknown>>) => void
  /** Other tabs of the same visit. */
  readonly channel?: FactChannel | undefined
}

type AnyListener = (fact: Fact) => void

const asFact = (data: unknown): Omit<Fact, 'replayed'> | null =>
  typeof data === 'object' &&
  data !== null &&
  'name' in data &&
  typeof data.name === 'string' &&
  'payload' in data &&
  'version' in data
    ? (data as Omit<Fact, 'replayed'>)
    : null

/** Makes the bus of one visit or request. Facts are checked against their contract when published and when received. */
export const createBus = ({ facts, now, createId, report, channel }: BusOptions): Bus => {
  const listeners = new Map<FactName, Set<AnyListener>>()
  const retained = new Map<FactName, Fact>()

  const deliver = (listener: AnyListener, fact: Fact) => {
    try {
      listener(fact)
    } catch (error) {
      report('A listener threw', { fact: fact.name, error })
    }
  }

  const described = (name: string): FactInUse | undefined => (Object.hasOwn(facts, name) ? facts[name] : undefined)

  const dispatch = (fact: Fact) => {
    if (described(fact.name)?.retain) retained.set(fact.name, { ...fact, replayed: true })
    for (const listener of [...(listeners.get(fact.name) ?? [])]) deliver(listener, fact)
  }

  channel?.addEventListener('message', ({ data }) => {
    const fact = asFact(data)
    if (fact === null) return
    const known = described(fact.name)
    if (known?.otherTabs !== true) return
    // A tab with an older or newer release may send another version of this fact.
    if (fact.version !== known.version || !isPayload(known.payload, fact.payload))
      return report('A fact from another tab did not match its contract', { fact: fact.name, version: fact.version })
    dispatch({ ...fact, replayed: false })
  })

  return {
    publish(name, payload) {
      const known = described(name)
      if (known === undefined || !isPayload(known.payload, payload))
        throw new TypeError(`The fact "${name}" does not match its contract`)
      const { version, owner, otherTabs } = known
      const fact = { name, version, owner, id: createId(), at: now(), payload, replayed: false } as Fact
      dispatch(fact)
      if (otherTabs) channel?.postMessage(fact)
    },
    subscribe(name, listener) {
      const known = listeners.get(name) ?? new Set<AnyListener>()
      listeners.set(name, known)
      const subscriber = listener as unknown as AnyListener
      known.add(subscriber)
      const last = retained.get(name)
      if (last !== undefined) deliver(subscriber, last)
      return () => void known.delete(subscriber)
    },
  }
}
