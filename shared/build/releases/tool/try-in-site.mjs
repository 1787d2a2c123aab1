import { findRelease, noteTrial } from '@galo/releases'
import { firstPathOf, smokeOf } from '../trial/smoke.mjs'
import { tryRelease } from '../trial/trial.mjs'
import { untilKnown } from '../trial/until-known.mjs'
import { trialTable } from './say.mjs'

/**
 * Has a published release walked and measured in a live site. `failed` names the version that is to be stopped for it (`null`: none was tried, or it is everybody's).
 * @param {import('@galo/contracts/release').ReleaseDocument} document
 * @param {{ app: string, version: string, site: string, directory: string, print: (line: string) => void }} options
 * @returns {Promise<{ kind: 'passed', version: string, pages: readonly import('@galo/releases').TriedPage[] } | { kind: 'failed', version: string | null, sentence: string }>}
 */
export const tryInSite = async (document, { app, version: end, site, directory, print }) => {
  const found = findRelease(document, app, end)
  if (found.kind === 'refused') return { kind: 'failed', version: null, sentence: found.sentence }
  const { metadata, deployment } = found.release
  const { version } = metadata
  // What could not be noted afterwards is not tried.
  const noted = noteTrial(document, app, version, [])
  if (noted.kind === 'refused') return { kind: 'failed', version: null, sentence: noted.sentence }
  const smoke = smokeOf(directory)
  if (smoke === null)
    return {
      kind: 'failed',
      version: null,
      sentence: `${app} has no smoke.json: say there which pages are measured and which journeys walked.`,
    }
  await untilKnown({ app, version, site, path: firstPathOf(smoke) })
  const { pages, refused } = await tryRelease({ app, version, site, smoke, print })
  for (const line of trialTable(pages)) print(line)
  return refused === null
    ? { kind: 'passed', version, pages }
    : { kind: 'failed', version: deployment.default ? null : version, sentence: refused }
}
