// How many areas of the platform need each other in a circle: `node shared/build/bin/figures/largest-circle.mjs [folder of the repository]`
import { cruise } from 'dependency-cruiser'
import { ROOT } from '../../releases/apps.mjs'
import { largestCircleOf } from './circles.mjs'

const SOURCES = 'platform/src/'
// Checkouts from before the platform had walls are counted as well, to compare: `stand-ins`, and the folders of proofs beside `proof`, are theirs.
/** Folders that are no area themselves: each folder in them is one. */
const SHELVES = ['kernel', 'modules', 'providers', 'stand-ins']
const PROOFS = /[.](test|test-d|calls|fixture)[.]ts$|^platform\/src\/(proof|test|fuzz|crash|contract|reference)\//

/**
 * `modules/basket`, `console-api`; null for a file that lies in no area.
 * @param {string} path
 */
const areaOf = (path) => {
  const [first = '', second, ...rest] = path.slice(SOURCES.length).split('/')
  if (second === undefined) return null
  if (!SHELVES.includes(first)) return first
  return rest.length === 0 ? null : `${first}/${second}`
}

/**
 * By area, the areas it imports from.
 * @param {readonly import('dependency-cruiser').IModule[]} modules
 * @param {boolean} withTypes
 */
const areaGraph = (modules, withTypes) => {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map()
  for (const { source, dependencies } of modules) {
    const from = areaOf(source)
    if (from === null || PROOFS.test(source)) continue
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = resolved.startsWith(SOURCES) && !PROOFS.test(resolved) ? areaOf(resolved) : null
      if (to === null || to === from || (!withTypes && dependencyTypes.includes('type-only'))) continue
      graph.set(from, new Set([...(graph.get(from) ?? []), to]))
    }
  }
  return graph
}

/**
 * The areas in the platform's largest circle, in a checkout of the repository: once by what runs, once with imports of types as well.
 * @returns {Promise<{ values: string[], types: string[] }>}
 */
export const largestCircle = async (root = ROOT) => {
  const { output } = await cruise([SOURCES], {
    baseDir: root,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/browser/' },
    tsPreCompilationDeps: true,
  })
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered a text: ${output}`)
  /** @param {boolean} withTypes */
  const of = (withTypes) => largestCircleOf(areaGraph(output.modules, withTypes))
  return { values: of(false), types: of(true) }
}

/** @param {readonly string[]} areas */
const inWords = (areas) => `${areas.length}${areas.length > 0 ? ` (${areas.join(', ')})` : ''}`

if (process.argv[1]?.endsWith('largest-circle.mjs'))
  largestCircle(process.argv[2]).then(({ values, types }) => {
    console.log(`Areas in the platform's largest circle: ${inWords(values)}; with imports of types: ${inWords(types)}`)
  })
