/** Listeners by name. A listener may take itself away while it is called. */
export const createEmitter = () => {
  const listeners = new Map()
  const setOf = (name) => listeners.get(name) ?? listeners.set(name, new Set()).get(name)
  return {
    on: (name, listener) => setOf(name).add(listener),
    off: (name, listener) => (listener ? setOf(name).delete(listener) : setOf(name).clear()),
    emit: (name, event) => [...setOf(name)].forEach((listener) => listener(event)),
  }
}
