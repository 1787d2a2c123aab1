/**
 * Asks a question once for each key, however many places show its answer: a phone has the basket twice in its page. `holder` is the visit's own object, and
 * answers go with it; one that failed is asked again.
 */
export const createAskedOnce = <T>() => {
  const flights = new WeakMap<object, { readonly key: string; readonly answer: Promise<T> }>()
  return (holder: object, key: string, ask: () => Promise<T>): Promise<T> => {
    const known = flights.get(holder)
    if (known?.key === key) return known.answer
    const answer = ask()
    flights.set(holder, { key, answer })
    answer.catch(() => flights.delete(holder))
    return answer
  }
}
