/** Callers that come while `run` is under way get the same promise; the next one after that starts anew. */
export const singleFlight = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let flight: Promise<T> | null = null
  return () => {
    flight ??= run().finally(() => {
      flight = null
    })
    return flight
  }
}
