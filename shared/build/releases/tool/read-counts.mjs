import { DEVELOPMENT_SECRETS } from '@galo/domain/environment'
import { countsSchema, sumOfCounts } from '@galo/releases'
import { messageOf } from '../../bin/steps/message-of.mjs'

/** A site that takes longer, in milliseconds, is left out of this look. */
const PATIENCE_MS = 5_000

/**
 * What sites know us by; those of a machine of one's own know what stands in the code.
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export const clientSecretIn = ({ GALO_CLIENT_SECRET, GALO_ENV }) =>
  GALO_CLIENT_SECRET ?? (GALO_ENV === 'local' ? DEVELOPMENT_SECRETS.GALO_CLIENT_SECRET : '')

/**
 * What sites have counted of releases, together, and which of them didn't say: the others are judged by what is known.
 * @param {readonly string[]} sites their addresses
 * @param {string} secret
 * @returns {Promise<{ counts: import('@galo/releases').Counts, silent: string[] }>}
 */
export const readCounts = async (sites, secret) => {
  /** @type {string[]} */
  const silent = []
  const asked = sites.map(async (site) => {
    try {
      const answer = await fetch(new URL('/health/releases', site), {
        headers: { 'x-client-secret': secret },
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (!answer.ok) throw new Error(`it answered ${answer.status}`)
      return [countsSchema.parse(await answer.json())]
    } catch (error) {
      silent.push(`${site} did not say what it has counted: ${messageOf(error)}`)
      return []
    }
  })
  const counts = sumOfCounts((await Promise.all(asked)).flat())
  return { counts, silent }
}
