import type { Persistence, StoreDescription } from '@galo/contracts/description'
import type { State, WritableStore } from './create-state'
import type { StoreName } from './stores'

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

/** What can be kept of a saved value: itself, completed by what it lacks, or `null`. Never throws. */
export const reviveSaved = ({ version, completesFrom, initial }: StoreDescription, text: string): unknown => {
  try {
    const saved: unknown = JSON.parse(text)
    if (!isSaved(saved)) return null
    if (saved.version === version) return saved.value
    const isCompleted = completesFrom !== undefined && saved.version >= completesFrom && saved.version < version
    return isCompleted ? Object.assign({}, initial, saved.value) : null
  } catch {
    return null
  }
}

type Values = Readonly<Record<string, unknown>>

/** What of a value is written down, by the description of its store; the rest as it was at first. */
const savedPartOf = ({ saved, initial }: StoreDescription, value: unknown): unknown => {
  if (saved === undefined) return value
  const isSavedField = (name: string, field: unknown) => {
    const condition = saved[name] ?? {}
    if (condition === true) return true
    const words = Object.entries(condition)
    return words.length > 0 && words.every(([of, among]) => among.includes(String((field as Values | null)?.[of])))
  }
  return Object.fromEntries(
    Object.entries(initial as Values).map(([name, empty]) => {
      const field = (value as Values)[name]
      return [name, isSavedField(name, field) ? field : empty]
    }),
  )
}

/**
 * Restores every persistent store, then saves each change (A13).
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
  const stops = Object.entries(state.stores).flatMap(([key, described]) => {
    const name = key as StoreName
    const { persist, version } = described
    if (persist === false) return []
    const store: WritableStore<unknown> = state.write(name)
    const save = (value: unknown) => {
      const saved = JSON.stringify({ version, value: savedPartOf(described, value) } satisfies Saved)
      unlessRefused(name, persist, (storage) => storage.setItem(keyOf(name), saved))
    }
    const forget = (where: Persistence) => unlessRefused(name, where, (storage) => storage.removeItem(keyOf(name)))

    const own = savedIn(persist, name)
    // What an earlier release kept with the tab moves to the device.
    const left = own === null && persist === 'device' ? savedIn('tab', name) : null
    const text = own ?? left
    const revived = text === null ? null : reviveSaved(described, text)
    if (revived !== null) store.setState(revived, true)
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
