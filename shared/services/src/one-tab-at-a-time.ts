/**
 * Runs `run` when no other tab of this browser runs what is called `name`; a tab that is closed or reloaded gives its turn back. `hasWaited` says that
 * another tab was at it: what it has done may be heard of a moment later only. A browser without locks, or that refuses them, runs it at once, and so does
 * who has waited for `patienceMs`: a tab that was put to sleep keeps its turn for as long as it sleeps.
 */
export const oneTabAtATime = async <T>(
  name: string,
  run: (hasWaited: boolean) => Promise<T>,
  patienceMs?: number,
): Promise<T> => {
  let begun = null as Promise<T> | null
  const begin = (hasWaited: boolean) => (begun ??= run(hasWaited))
  try {
    const { locks } = navigator
    await locks.request(name, { ifAvailable: true }, (lock) => lock && begin(false))
    if (begun !== null) return await begun
    const options = patienceMs === undefined ? {} : { signal: AbortSignal.timeout(patienceMs) }
    return await locks.request(name, options, () => begin(true))
  } catch {
    return begin(false)
  }
}
