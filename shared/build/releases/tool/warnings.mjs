import { findRelease } from '@galo/releases'

/**
 * What whoever has changed a release would want to know besides, though it was done: nothing, most of the time.
 * @param {import('@galo/contracts/release').ReleaseDocument} document as it is now
 * @param {string} name of the app
 * @param {string} version
 * @returns {readonly string[]}
 */
export const warningsAbout = (document, name, version) => {
  const found = findRelease(document, name, version)
  if (found.kind === 'refused') return []
  const { app, release } = found
  const { stopped } = release.extras
  const forgotten = app.releases.find(({ deployment }) => deployment.default && deployment.traffic === 0)
  return [
    ...(stopped === undefined
      ? []
      : [`${name} ${release.metadata.version} was stopped (${stopped}): nobody is given it.`]),
    ...(forgotten === undefined
      ? []
      : [
          `What is tried of ${name} takes all visitors: nobody is given ${forgotten.metadata.version}, the default, and there is nothing to compare with.`,
        ]),
  ]
}
