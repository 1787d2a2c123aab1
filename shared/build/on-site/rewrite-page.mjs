/** @typedef {import('@galo/contracts/release').Release} Release */
/** @typedef {{ id: string, path: string, code?: string }} VisitPage */
/** @typedef {{ name: string, version: string, pages: VisitPage[] } & Record<string, unknown>} VisitRemote */
/** @typedef {{ remotes: VisitRemote[], stores: Record<string, object>, facts: Record<string, object>, flags: Record<string, unknown> } & Record<string, unknown>} Visit */

const VISIT = /(<script\b[^>]*\bid="galo-visit"[^>]*>)(.*?)(<\/script>)/s

/**
 * What a page goes on with in the browser; `null` where it is no page of the ordering site.
 * @param {string} html
 * @returns {Visit | null}
 */
export const visitIn = (html) => {
  const text = VISIT.exec(html)?.[2]
  if (text === undefined) return null
  try {
    const visit = JSON.parse(text)
    return Array.isArray(visit?.remotes) ? visit : null
  } catch {
    return null
  }
}

/** @param {unknown} value */
const inlineJson = (value) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)

/** @param {string} path */
const parametersIn = (path) => path.split('/').filter((segment) => segment.startsWith(':')).length

/**
 * Whose page stands at a path, by the rule of the site: the fewer parameters, the better it fits.
 * @param {string} pathname
 * @param {readonly VisitRemote[]} remotes
 */
const ownerOf = (pathname, remotes) => {
  const segments = pathname.replace(/\/+$/, '').toLowerCase().split('/')
  const fitting = remotes.flatMap(({ name, pages }) =>
    pages
      .filter(({ path }) => {
        const wanted = path.toLowerCase().split('/')
        return (
          wanted.length === segments.length && wanted.every((one, at) => one.startsWith(':') || one === segments[at])
        )
      })
      .map(({ path }) => ({ name, parameters: parametersIn(path) })),
  )
  return fitting.toSorted((one, other) => one.parameters - other.parameters)[0]?.name
}

/** @param {Release} release */
const folderOf = ({ url }) => url.slice(0, url.lastIndexOf('/'))

/**
 * A build as a page names it.
 * @param {string} name
 * @param {Release} release
 * @returns {VisitRemote}
 */
const remoteOf = (name, { url, metadata, extras }) => ({
  name,
  version: metadata.version,
  // Nobody else is given it.
  share: 0,
  entry: url,
  scripts: Object.fromEntries(
    Object.entries(extras.exposes).map(([exposed, files]) => [
      exposed,
      files.filter((file) => !url.endsWith(`/${file}`)),
    ]),
  ),
  pages: /** @type {VisitPage[]} */ (extras.pages),
  fragments: extras.fragments,
  ...(extras.about && { about: extras.about }),
})

/**
 * @param {string} owner
 * @param {Readonly<Record<string, object>>} described
 */
const ownedBy = (owner, described) =>
  Object.fromEntries(Object.entries(described).map(([name, each]) => [name, { ...each, owner }]))

/**
 * The visit with this build in place of what the site has of the remote, or beside the others where it has none. What only the build describes is known besides.
 * @param {Visit} visit
 * @param {string} name
 * @param {Release} release
 * @returns {Visit}
 */
export const visitWith = (visit, name, release) => {
  const { stores, facts, flags } = release.extras
  const ours = remoteOf(name, release)
  const isKnown = visit.remotes.some((one) => one.name === name)
  return {
    ...visit,
    remotes: isKnown ? visit.remotes.map((one) => (one.name === name ? ours : one)) : [...visit.remotes, ours],
    // Its own as it describes them now; what others describe stays theirs.
    stores: { ...visit.stores, ...ownedBy(name, stores) },
    facts: { ...visit.facts, ...ownedBy(name, facts) },
    flags: {
      ...Object.fromEntries(Object.entries(flags).map(([key, { fallback }]) => [key, fallback])),
      ...visit.flags,
    },
  }
}

const ROOT = '<div id="root">'

/**
 * Without what the server drew: that is another release's, and this one would not match it.
 * @param {string} html
 */
const emptied = (html) => {
  const start = html.indexOf(ROOT)
  if (start < 0) return html
  const inside = start + ROOT.length
  const tags = /<div\b|<\/div>/g
  tags.lastIndex = inside
  for (let depth = 1; ;) {
    const tag = tags.exec(html)
    if (tag === null) return html
    depth += tag[0] === '</div>' ? -1 : 1
    if (depth === 0) return html.slice(0, inside) + html.slice(tag.index)
  }
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A page of the site with this build of a remote in it. A page of that remote is drawn by the browser.
 * @param {string} html
 * @param {{ name: string, release: Release, pathname: string }} local
 */
export const pageWith = (html, { name, release, pathname }) => {
  const visit = visitIn(html)
  if (visit === null) return html
  const before = visit.remotes.find((one) => one.name === name)
  const next = visitWith(visit, name, release)
  const isOurs = ownerOf(pathname, next.remotes) === name
  const written = isOurs ? { ...next, rendered: 'chrome', result: null } : next
  const page = html.replace(VISIT, (_all, open, _json, close) => open + inlineJson(written) + close)
  const shown = isOurs ? emptied(page) : page
  if (before === undefined) return shown
  // The page would ask ahead for scripts of the release that isn't there.
  const folder = folderOf(/** @type {Release} */ ({ url: before.entry }))
  return shown.replace(new RegExp(`\\{"url":"${escaped(folder)}/[^"]*"(?:,"integrity":"[^"]*")?\\},?`, 'g'), '')
}
