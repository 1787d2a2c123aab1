import { isOwnPackage } from './shared-packages.mjs'

/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('webpack').Module} Module
 * @typedef {Record<string, string[]>} Names by the package they are from
 */

/** @type {WeakMap<Compilation, { takes: Names, gives: Names }>} */
const known = new WeakMap()

/**
 * What a module stands for, where it is not the code itself but a place where it comes in.
 * @param {Module} module
 * @returns {string | undefined}
 */
const packageOf = (module) => {
  if (module.constructor.name === 'ConsumeSharedModule' && 'options' in module)
    return /** @type {{ shareKey: string }} */ (module.options).shareKey
  if (module.constructor.name === 'ExternalModule' && 'userRequest' in module) return String(module.userRequest)
  return undefined
}

/**
 * @param {Compilation} compilation
 * @param {Module} module
 */
const namesTaken = (compilation, module) =>
  [...compilation.moduleGraph.getIncomingConnections(module)]
    .filter(({ originModule }) => originModule && compilation.chunkGraph.getNumberOfModuleChunks(originModule) > 0)
    .filter((connection) => connection.getActiveState(undefined) !== false)
    .flatMap(({ dependency }) => (dependency ? compilation.getDependencyReferencedExports(dependency, undefined) : []))
    // Whoever passes a package on whole names nothing of it.
    .flatMap((referenced) => (Array.isArray(referenced) ? referenced : referenced.name).slice(0, 1))

/**
 * @param {Compilation} compilation
 * @param {Module} module that provides a package
 * @returns {{ name: string, module: Module } | undefined}
 */
const provided = (compilation, module) => {
  if (module.constructor.name !== 'ProvideSharedModule') return undefined
  const [dependency] = [...module.dependencies, ...module.blocks.flatMap(({ dependencies }) => dependencies)]
  const code = dependency && compilation.moduleGraph.getModule(dependency)
  const name = /** @type {{ _name: string }} */ (/** @type {unknown} */ (module))._name
  return code ? { name, module: code } : undefined
}

/** @param {Iterable<readonly [name: string, names: readonly string[]]>} entries */
const sorted = (entries) => {
  /** @type {Map<string, Set<string>>} */
  const all = new Map()
  for (const [name, names] of entries) all.set(name, new Set([...(all.get(name) ?? []), ...names]))
  return Object.fromEntries([...all].sort().map(([name, names]) => [name, [...names].sort()]))
}

/** Notes the names when it is known which code goes into the build, and before modules are put together. */
export class SharedNamesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('SharedNames', (compilation) =>
      compilation.hooks.afterChunks.tap('SharedNames', () => {
        /** @type {[string, string[]][]} */
        const takes = []
        /** @type {[string, string[]][]} */
        const gives = []
        for (const module of compilation.modules) {
          const taken = packageOf(module)
          if (taken !== undefined && isOwnPackage(taken)) takes.push([taken, namesTaken(compilation, module)])
          const given = provided(compilation, module)
          if (given === undefined || !isOwnPackage(given.name)) continue
          const names = compilation.moduleGraph.getProvidedExports(given.module)
          if (!Array.isArray(names))
            throw new Error(`What ${given.name} exports can't be told: it must name everything`)
          gives.push([given.name, names])
        }
        known.set(compilation, { takes: sorted(takes), gives: sorted(gives) })
      }),
    )
  }
}

/**
 * The names that an app's builds take from each package of ours of which a page has one copy, or, where it is the shell, those it gives of each: as the code says, so that
 * nobody counts them by hand.
 * @param {readonly Compilation[]} compilations of configs with the plugin
 * @returns {{ takes: Names } | { gives: Names }}
 */
export const sharedNames = (compilations) => {
  const all = compilations.flatMap((compilation) => known.get(compilation) ?? [])
  const gives = sorted(all.flatMap((each) => Object.entries(each.gives)))
  return Object.keys(gives).length > 0
    ? { gives }
    : { takes: sorted(all.flatMap((each) => Object.entries(each.takes))) }
}
