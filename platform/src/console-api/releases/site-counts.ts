import { countsSchema, sumOfCounts, type Counts } from '@galo/releases'

/** Somebody waits for the page: a site that takes longer is said to be silent. */
const PATIENCE_MS = 700

/** What sites have counted of releases, together, and which of them didn't say. */
export const askSites = async (
  sites: readonly string[],
  secret: string,
): Promise<{ readonly counts: Counts; readonly silent: readonly string[] }> => {
  const silent: string[] = []
  const asked = sites.map(async (site) => {
    try {
      const answer = await fetch(new URL('/health/releases', site), {
        headers: { 'x-client-secret': secret },
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (!answer.ok) throw new Error(`It answered ${answer.status}`)
      return [countsSchema.parse(await answer.json())]
    } catch {
      silent.push(site)
      return []
    }
  })
  return { counts: sumOfCounts((await Promise.all(asked)).flat()), silent }
}
