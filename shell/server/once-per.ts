/** `workOut`, done once for each object and remembered for as long as anybody holds the object. */
export const oncePer = <K extends object, V>(workOut: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, V>()
  return (key) => {
    const there = known.get(key)
    if (there !== undefined) return there
    const value = workOut(key)
    known.set(key, value)
    return value
  }
}
