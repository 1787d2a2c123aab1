/** What pages hand in to be called; what they take is their own business. */
export type Handler = CallableFunction

interface Listener extends google.maps.MapsEventListener {
  readonly target: object
  readonly name: string
  readonly handle: (...values: readonly unknown[]) => unknown
}

const listeners = new WeakMap<object, Map<string, Set<Listener>>>()

const namesOf = (target: object): Map<string, Set<Listener>> => {
  const known = listeners.get(target) ?? new Map<string, Set<Listener>>()
  listeners.set(target, known)
  return known
}

const add = (target: object, name: string, handle: Listener['handle'], forget = () => {}): Listener => {
  const names = namesOf(target)
  const listener: Listener = {
    target,
    name,
    handle,
    remove: () => {
      names.get(name)?.delete(listener)
      forget()
    },
  }
  names.set(name, (names.get(name) ?? new Set()).add(listener))
  return listener
}

/** One handler that throws must not keep the others from hearing. */
const call = (target: object, { handle }: Listener, values: readonly unknown[]): void => {
  try {
    handle.apply(target, [...values])
  } catch (error) {
    reportError(error)
  }
}

const addDom = (target: EventTarget, name: string, handle: Listener['handle'], capture = false): Listener => {
  const hear = (event: Event) => void handle.call(target, event)
  target.addEventListener(name, hear, capture)
  return add(target, name, handle, () => target.removeEventListener(name, hear, capture))
}

/** `google.maps.event`. Listeners belong to the object they listen to and go with it. */
export const event = {
  addListener: (instance: object, eventName: string, handler: Handler): google.maps.MapsEventListener =>
    add(instance, eventName, (...values) => Reflect.apply(handler, instance, values)),

  addListenerOnce: (instance: object, eventName: string, handler: Handler): google.maps.MapsEventListener => {
    const listener = add(instance, eventName, (...values) => {
      listener.remove()
      Reflect.apply(handler, instance, values)
    })
    return listener
  },

  addDomListener: (instance: object, eventName: string, handler: Handler, capture?: boolean) =>
    instance instanceof EventTarget
      ? addDom(instance, eventName, (...values) => Reflect.apply(handler, instance, values), capture)
      : add(instance, eventName, (...values) => Reflect.apply(handler, instance, values)),

  removeListener: (listener: google.maps.MapsEventListener): void => listener?.remove(),

  clearListeners: (instance: object, eventName: string): void => {
    for (const listener of [...(namesOf(instance).get(eventName) ?? [])]) listener.remove()
  },

  clearInstanceListeners: (instance: object): void => {
    for (const name of [...namesOf(instance).keys()]) event.clearListeners(instance, name)
  },

  hasListeners: (instance: object, eventName: string): boolean => (namesOf(instance).get(eventName)?.size ?? 0) > 0,

  trigger: (instance: object, eventName: string, ...eventArgs: unknown[]): void => {
    for (const listener of [...(namesOf(instance).get(eventName) ?? [])]) call(instance, listener, eventArgs)
  },
}
