import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { ROOT } from './apps.mjs'

/** @param {string} path */
const read = (path) => tsImport(pathToFileURL(join(ROOT, path)).href, import.meta.url)

const readContracts = () => tsImport('@galo/contracts/contract-versions', import.meta.url)

/** @typedef {Pick<import('@galo/contracts/release').Release['extras'], 'pages' | 'fragments' | 'about' | 'stores' | 'facts' | 'flags' | 'contracts' | 'speaks' | 'takes' | 'gives'>} Described */

/**
 * What the release document says of an app besides its files: the same for every build of these sources.
 * @param {string} app
 * @returns {Promise<Described>}
 */
export const describeApp = async (app) => {
  const { CONTRACT_VERSIONS: contracts, SPOKEN_BY_SHELL: speaks } = await readContracts()
  if (app === 'shell') {
    const { flags = {} } = (await read('shell/shell.ts')).default
    // Its own stores and facts are in its bundle, which needs no document to know them; what flags there are the site's server has to know.
    return { pages: [], fragments: [], stores: {}, facts: {}, flags, contracts, speaks }
  }
  const { pages, fragments, about, stores, facts, flags = {} } = (await read(`${app}/remote.ts`)).default
  return {
    pages: Object.entries(pages).map(([id, page]) => ({ id, ...page })),
    fragments: Object.keys(fragments),
    ...(about && { about }),
    stores,
    facts,
    flags,
    contracts,
  }
}

/**
 * The modules a remote exposes, by convention: a file for each page, unless its description names one that pages share, and for each fragment.
 * A page then comes without the code of the others.
 * @param {Pick<Described, 'pages' | 'fragments'>} described
 */
export const exposesOf = ({ pages, fragments }) =>
  Object.fromEntries(
    [...pages.map(({ id, code }) => code ?? id), ...fragments].map((name) => [
      `./${name}`,
      `./src/exposes/${name}.tsx`,
    ]),
  )
