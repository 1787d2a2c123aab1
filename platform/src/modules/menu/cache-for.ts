/** Caches what `load` answers for a key for `ms`; who asks meanwhile shares one load. A load that fails is not cached. */
export const cacheFor = <Key, T>(ms: number, load: (key: Key) => Promise<T>): ((key: Key) => Promise<T>) => {
  const loaded = new Map<Key, { readonly since: number; readonly value: Promise<T> }>()
  return (key) => {
    const now = performance.now()
    const known = loaded.get(key)
    if (known !== undefined && now - known.since < ms) return known.value
    const value = load(key)
    loaded.set(key, { since: now, value })
    value.catch(() => loaded.delete(key))
    return value
  }
}
