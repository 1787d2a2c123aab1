/** Each event has a shape of its own; which, the provider's types tell the page. */
export type Listener = (event: never) => unknown

/** Listeners by name. A listener may take itself away while it is called. */
export const createEmitter = () => {
  const listeners = new Map<string, Set<Listener>>()
  const setOf = (name: string): Set<Listener> => {
    const known = listeners.get(name) ?? new Set()
    listeners.set(name, known)
    return known
  }
  return {
    on: (name: string, listener: Listener): void => void setOf(name).add(listener),
    off: (name: string, listener?: Listener): void => {
      if (listener) setOf(name).delete(listener)
      else setOf(name).clear()
    },
    emit: (name: string, event?: object): void =>
      [...setOf(name)].forEach((listener) => (listener as (event?: object) => unknown)(event)),
  }
}
