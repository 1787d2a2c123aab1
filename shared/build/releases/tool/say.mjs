import { isSplit, lifeOf } from '@galo/releases'
import { bold, faint, green, red } from '../../bin/steps/print.mjs'

/**
 * @typedef {import('@galo/contracts/release').Release} Release
 * @typedef {import('@galo/contracts/release').ReleaseDocument} ReleaseDocument
 */

/**
 * What a release is to visitors, in a few words.
 * @param {Release} release
 */
const stateOf = ({ deployment, extras }) => {
  if (extras.stopped !== undefined) return red(`stopped: ${extras.stopped}`)
  if (deployment.default) return green(deployment.traffic === 100 ? 'everybody’s' : 'the default')
  if (deployment.traffic > 0) return bold('tried')
  if (extras.promotedAt !== undefined) return faint(`everybody’s before, from ${extras.promotedAt} on`)
  return faint(extras.retiredAt === undefined ? 'published' : `taken back at ${extras.retiredAt}`)
}

/**
 * Every release of every app, the latest first.
 * @param {ReleaseDocument} document
 * @returns {string[]}
 */
export const tableOf = ({ microFrontends }) =>
  Object.entries(microFrontends).flatMap(([name, releases]) => [
    bold(name.replace('@galo/', '')),
    ...releases
      .toReversed()
      .map((each) => `  ${String(each.deployment.traffic).padStart(3)} %  ${each.metadata.version}  ${stateOf(each)}`),
  ])

/**
 * The same for programs.
 * @param {ReleaseDocument} document
 * @param {number} now
 */
export const statusOf = (document, now) => ({
  serial: document.extras?.serial ?? 0,
  expiresAt: document.extras?.expiresAt ?? null,
  life: lifeOf(document, now),
  signedBy: (document.extras?.signatures ?? []).map(({ key }) => key),
  isSplit: isSplit(document),
  apps: Object.fromEntries(
    Object.entries(document.microFrontends).map(([name, releases]) => [
      name.replace('@galo/', ''),
      releases.map(({ metadata, deployment, extras }) => ({
        version: metadata.version,
        share: deployment.traffic,
        isDefault: deployment.default,
        promotedAt: extras.promotedAt ?? null,
        retiredAt: extras.retiredAt ?? null,
        stopped: extras.stopped ?? null,
      })),
    ]),
  ),
})

/**
 * How pages were that were tried, beside what everybody has.
 * @param {readonly import('@galo/releases').TriedPage[]} pages
 * @returns {string[]}
 */
export const trialTable = (pages) =>
  pages.flatMap(({ path, tried, everybodys }) => [
    `  measured: ${path}`,
    `    blocks for ${Math.round(tried.tbtMs)} ms (${Math.round(everybodys.tbtMs)} now), shifts by ${tried.cls.toFixed(3)} (${everybodys.cls.toFixed(3)}), ` +
      `waits for ${tried.waves} answers (${everybodys.waves}), leaves ${inKiB(tried.heapLeft)} of memory (${inKiB(everybodys.heapLeft)})`,
  ])

/** @param {number | null} bytes */
const inKiB = (bytes) => (bytes === null ? '–' : `${Math.round(bytes / 1_024)} KiB`)
