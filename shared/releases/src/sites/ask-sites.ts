import { countsSchema } from '../heal/counts.schema'
import { sumOfCounts, type Counts } from '../heal/failing'

/** A site that didn't say, and why. */
export interface SilentSite {
  readonly site: string
  readonly why: string
}

/** A fetch that fails says only that; what failed is its cause, which has a code alone where several addresses were tried. */
const whyOf = (error: unknown): string => {
  const { message, cause } = error as {
    readonly message?: string
    readonly cause?: { message?: string; code?: string }
  }
  return [cause?.message, cause?.code, message].find((words) => words) ?? String(error)
}

/**
 * What sites have counted of releases, together, and which of them didn't say within `patienceMs`: the others are judged by what is known. `sites`: their addresses;
 * `secret`: what they know us by.
 */
export const askSites = async (
  sites: readonly string[],
  secret: string,
  patienceMs: number,
): Promise<{ readonly counts: Counts; readonly silent: readonly SilentSite[] }> => {
  const silent: SilentSite[] = []
  const asked = sites.map(async (site): Promise<readonly Counts[]> => {
    try {
      const answer = await fetch(new URL('/health/releases', site), {
        headers: { 'x-client-secret': secret },
        signal: AbortSignal.timeout(patienceMs),
      })
      if (!answer.ok) throw new Error(`it answered ${answer.status}`)
      return [countsSchema.parse(await answer.json())]
    } catch (error) {
      silent.push({ site, why: whyOf(error) })
      return []
    }
  })
  return { counts: sumOfCounts((await Promise.all(asked)).flat()), silent }
}
