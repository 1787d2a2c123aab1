import { STORES, type StoreName } from './stores'
import type { State, WritableStore } from './create-state'
import type { StoreDefinition } from './define-store'

/** The part of `Storage` that is used; session storage in the browser. */
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
 * A value that cannot be migrated is dropped and reported, never thrown; a full or forbidden storage is reported once and lived without.
 */
export const persistState = (
  state: State,
  storage: KeyValueStorage,
  report: (message: string, store: StoreName) => void,
): (() => void) => {
  const stops = (Object.keys(STORES) as StoreName[]).flatMap((name) => {
    const definition = STORES[name] as unknown as StoreDefinition<never, unknown>
    if (!definition.persist) return []
    const store = state.write(name) as unknown as WritableStore<unknown>
    const text = storage.getItem(keyOf(name))
    if (text !== null) {
      const revived = reviveSaved(definition, text)
      if (revived === null) {
        report('A saved state could not be read and was dropped', name)
        storage.removeItem(keyOf(name))
      } else store.set(revived)
    }
    let failed = false
    return store.subscribe((value) => {
      try {
        storage.setItem(keyOf(name), JSON.stringify({ version: definition.version, value } satisfies Saved))
        failed = false
      } catch {
        if (!failed) report('The state could not be saved', name)
        failed = true
      }
    })
  })
  return () => stops.forEach((stop) => stop())
}
