// What runs for customers, with its types: the site and the platform of a checkout whose packages are installed.
import { relative } from 'node:path'
import ts from 'typescript'

const RUNS = /^(shared|shell|mfe-[a-z]+|platform\/src)\//
/** Tests and what serves them, the operator's console, and what fills an empty database. */
const SERVES_PROOFS =
  /[.](test|test-d|calls|fixture|seed)[.]tsx?$|(^|\/)(test|testing|proof|fuzz|crash|contract|reference|console|build)\//

/**
 * @param {string} root
 * @returns {{ checker: ts.TypeChecker, files: { path: string, source: ts.SourceFile }[] }}
 */
export const openSources = (root) => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  const config = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.lint.json`, {}, host)
  if (config === undefined) throw new Error(`No tsconfig.lint.json in ${root}`)
  const program = ts.createProgram(config.fileNames, config.options)
  const files = program
    .getSourceFiles()
    .map((source) => ({ path: relative(root, source.fileName), source }))
    .filter(({ path }) => RUNS.test(path) && !SERVES_PROOFS.test(path) && !path.includes('node_modules'))
  return { checker: program.getTypeChecker(), files }
}

/**
 * @param {ts.Node} node
 * @param {(node: ts.Node) => void} visit
 */
export const walk = (node, visit) => {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/**
 * What a type is about once promises, lists and `| null` are taken off it.
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {number} [depth] as far as anybody wraps something; some types hold themselves
 * @returns {ts.Type[]}
 */
export const unwrapped = (checker, type, depth = 4) => {
  const isBox = ['Promise', 'Array', 'ReadonlyArray'].includes(type.symbol?.name)
  if (depth === 0 || !(isBox || type.isUnion())) return [type]
  const inside = type.isUnion() ? type.types : checker.getTypeArguments(/** @type {ts.TypeReference} */ (type))
  return inside.flatMap((each) => unwrapped(checker, each, depth - 1))
}

/**
 * The files a reader has to know, by room: on the way that is asked about, and elsewhere.
 * @param {readonly string[]} paths
 * @param {RegExp} rooms
 */
export const byRoom = (paths, rooms) => ({
  onTheWay: paths.filter((path) => rooms.test(path)).toSorted(),
  elsewhere: paths.filter((path) => !rooms.test(path)).toSorted(),
})
