import { STORES, type StoreName } from './stores'
import type { State, WritableStore } from './create-state'
import type { Persistence, StoreDefinition } from './define-store'

/** The part of `Storage` that is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Saved {
  readonly version: number
  readonly value: unknown
}

const keyOf = (name: StoreName): string => `galo.state.${name}`

const isSaved = (value: unknown): value is Saved =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  'value' in value

/** What can be kept of a saved value: itself, its migration, or `null`. Never throws. */
export const reviveSaved = <T>(definition: StoreDefinition<never, T>, text: string): T | null => {
  try {
    const saved: unknown = JSON.parse(text)
    if (!isSaved(saved)) return null
    if (saved.version === definition.version) return saved.value as T
    return definition.migrate?.(saved.value, saved.version) ?? null
  } catch {
    return null
  }
}

/**
 * Restores every persistent store, then saves each change (row A13).
 * A value that cannot be migrated is dropped and reported, never thrown. A storage that is full, or forbidden, which `open` throws then,
 * is reported once and lived without.
 */
export const persistState = (
  state: State,
  open: (where: Persistence) => KeyValueStorage,
  report: (message: string, store: StoreName) => void,
): (() => void) => {
  let isReported = false
  const unlessRefused = <T>(name: StoreName, where: Persistence, use: (storage: KeyValueStorage) => T): T | null => {
    try {
      return use(open(where))
    } catch {
      if (!isReported) report('The browser keeps no state', name)
      isReported = true
      return null
    }
  }
  const savedIn = (where: Persistence, name: StoreName): string | null =>
    unlessRefused(name, where, (storage) => storage.getItem(keyOf(name)))
  const stops = (Object.keys(STORES) as StoreName[]).flatMap((name) => {
    const definition = STORES[name] as unknown as StoreDefinition<never, unknown>
    const { persist } = definition
    if (persist === false) return []
    const store = state.write(name) as unknown as WritableStore<unknown>
    const save = (value: unknown) => {
      const kept = definition.kept?.(value) ?? value
      const saved = JSON.stringify({ version: definition.version, value: kept } satisfies Saved)
      unlessRefused(name, persist, (storage) => storage.setItem(keyOf(name), saved))
    }
    const forget = (where: Persistence) => unlessRefused(name, where, (storage) => storage.removeItem(keyOf(name)))

    const own = savedIn(persist, name)
    // What an earlier release kept with the tab moves to the device.
    const left = own === null && persist === 'device' ? savedIn('tab', name) : null
    const text = own ?? left
    const revived = text === null ? null : reviveSaved(definition, text)
    if (revived !== null) store.set(revived)
    else if (text !== null) {
      report('A saved state could not be read and was dropped', name)
      forget(persist)
    }
    if (left !== null) {
      if (revived !== null) save(revived)
      forget('tab')
    }
    return store.subscribe(save)
  })
  return () => stops.forEach((stop) => stop())
}
