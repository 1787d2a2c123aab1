import { event, type Handler } from './event'

const values = new WeakMap<object, Map<string, unknown>>()
const bindings = new WeakMap<object, Map<string, google.maps.MapsEventListener>>()

const valuesOf = (target: object): Map<string, unknown> => {
  const known = values.get(target) ?? new Map<string, unknown>()
  values.set(target, known)
  return known
}

/** `google.maps.MVCObject`: named values that tell when they change (`zoom_changed`). */
export class MVCObject {
  get(key: string): unknown {
    return valuesOf(this).get(key)
  }
  set(key: string, value: unknown): void {
    valuesOf(this).set(key, value)
    this.notify(key)
  }
  setValues(given?: object | null): void {
    for (const [key, value] of Object.entries(given ?? {})) this.set(key, value)
  }
  notify(key: string): void {
    event.trigger(this, `${key.toLowerCase()}_changed`)
  }
  addListener(eventName: string, handler: Handler): google.maps.MapsEventListener {
    return event.addListener(this, eventName, handler)
  }
  bindTo(key: string, target: google.maps.MVCObject, targetKey?: string | null, noNotify?: boolean): void {
    const from = targetKey ?? key
    const follow = () => this.set(key, target.get(from))
    this.unbind(key)
    const known = bindings.get(this) ?? new Map<string, google.maps.MapsEventListener>()
    bindings.set(this, known.set(key, target.addListener(`${from.toLowerCase()}_changed`, follow)))
    if (noNotify !== true) follow()
  }
  unbind(key: string): void {
    bindings.get(this)?.get(key)?.remove()
    bindings.get(this)?.delete(key)
  }
  unbindAll(): void {
    for (const key of [...(bindings.get(this)?.keys() ?? [])]) this.unbind(key)
  }
}

/** `google.maps.MVCArray`: a list that tells what was put in, taken out or changed. */
export class MVCArray<T = unknown> extends MVCObject {
  readonly #items: T[]
  constructor(array: T[] = []) {
    super()
    this.#items = [...array]
  }
  clear(): void {
    while (this.#items.length > 0) this.pop()
  }
  forEach(callback: (item: T, index: number) => void): void {
    this.#items.forEach(callback)
  }
  getArray(): T[] {
    return this.#items
  }
  getAt(index: number): T {
    const item = this.#items[index]
    if (item === undefined) throw new RangeError(`There is nothing at ${index}.`)
    return item
  }
  getLength(): number {
    return this.#items.length
  }
  insertAt(index: number, item: T): void {
    this.#items.splice(index, 0, item)
    event.trigger(this, 'insert_at', index)
  }
  pop(): T {
    return this.removeAt(this.#items.length - 1)
  }
  push(item: T): number {
    this.insertAt(this.#items.length, item)
    return this.#items.length
  }
  removeAt(index: number): T {
    const item = this.getAt(index)
    this.#items.splice(index, 1)
    event.trigger(this, 'remove_at', index, item)
    return item
  }
  setAt(index: number, item: T): void {
    const was = this.#items[index]
    this.#items[index] = item
    event.trigger(this, 'set_at', index, was)
  }
}
