import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { ROOT } from '../../releases/apps.mjs'

const CONFIG = join(ROOT, '.dependency-cruiser.cjs')

/**
 * Asks dependency-cruiser, with the project's own rules, about these files only. Answers the names reported, by file, and all rule names.
 * @param {readonly string[]} paths
 */
export const askGraph = async (paths) => {
  const options = await extractOptions(CONFIG)
  const tsConfig = extractTsConfig(join(ROOT, 'tsconfig.base.json'))
  const { output } = await cruise([...paths], options, undefined, { tsConfig })
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered a text: ${output}`)
  /** @type {Map<string, Set<string>>} */
  const reported = new Map(paths.map((path) => [path, new Set()]))
  for (const { from, rule } of output.summary.violations) reported.get(from)?.add(rule.name)
  return { reported, rules: new Set(options.ruleSet?.forbidden?.flatMap(({ name }) => name ?? [])) }
}
