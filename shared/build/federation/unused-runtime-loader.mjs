/** What plugins of ours hear of; `loadEntry` and `resolveShare` are handed round by the runtime as values. */
export const HEARD_HOOKS = /** @type {const} */ (['createScript', 'errorLoadShare', 'loadEntry', 'resolveShare'])

/** Of the runtime's classes, what nothing on our pages calls. */
export const UNCALLED_METHODS = /** @type {const} */ ([
  'preloadRemote',
  'initRawContainer',
  'removeRemote',
  'emitAfterRegisterShare',
  'emitAfterLoadShare',
  'once',
  'removeAll',
  'removePlugin',
])

const HEARD = new Set(/** @type {readonly string[]} */ (HEARD_HOOKS))

const HOOK = /^\t+(\w+): new (\w+)Hook\(.*\),?\n/gm
const CLASS_MEMBER = new RegExp(
  String.raw`^\t(?:async )?(?:${UNCALLED_METHODS.join('|')})\(.*\) \{\n[^]*?^\t\}\n`,
  'gm',
)
const STATEMENT = /^(\t+)(?:await )?[\w.]+\.lifecycle\.(\w+)\.emit\((?:\{\n[^]*?^\1\}|.*)\);\n/gm
const LAST_STATEMENT = /^\t+if \(\w+\) await [\w.]+\.lifecycle\.(\w+)\.emit\(\w+\);\n/gm
const OF_EMITTERS = /^(\t+)this\.(?:emitAfterRegisterShare|emitAfterLoadShare)\([^]*?^\1\}\);\n/gm
const VALUE = /(?:[\w.]+\.)lifecycle\.(\w+)\.emit\(/g
const CONTEXT_OF_ERROR = /, optionsToMFContext\([\w.]+\)/g

/** Ways that none of our builds takes, and what stands for them: shared packages cut down to what is used, remotes that are modules, versions before what is loaded. */
export const OTHER_WAYS = /** @type {const} */ ([
  [/let useTreesShaking = shouldUseTreeShaking\([^()]*\);/g, 'const useTreesShaking = false;'],
  [/^\t+useTreesShaking = false;\n/gm, ''],
  [/(?<!function )shouldUseTreeShaking\([^()]*\)/g, 'false'],
  [/^\tif \(isEsmRemoteType\(type\)\) return loadEsmEntry\(\{\n[^]*?^\t\}\);\n/gm, ''],
  [/^\tif \(type === "system"\) return loadSystemJsEntry\(\{\n[^]*?^\t\}\);\n/gm, ''],
  [/^(\t+)const initRemoteModule = [^]*?^\1\};\n/gm, ''],
  [/^(\t+)if \(host\.options\.shareStrategy === "version-first"[^]*?^\1\}\);\n/gm, ''],
])

/** Hooks that give on what they got; the others give nothing when nobody listens. */
const GIVES_ON =
  /^(?:beforeInit|beforeInitContainer|initContainer|beforeRegisterRemote|registerRemote|beforeRequest|beforeRegisterShare|afterResolve|beforeLoadShare|initContainerShareScopeMap)$/

/**
 * The federation runtime tells its plugins of every step it takes, and a bundler can't know that nobody listens; nor can it leave a method
 * out of a class. This takes out of its files the hooks that no plugin of ours hears, what is gathered for them, the methods nothing calls, and ways that none of our builds takes.
 * @param {string} source
 */
const withoutUnused = (source) => {
  /** @type {(text: string, ...groups: string[]) => string} */
  const unlessHeard = (text, ...groups) => (groups.some((group) => HEARD.has(group)) ? text : '')
  const ofOurWays = OTHER_WAYS.reduce((text, [way, instead]) => text.replace(way, instead), source)
  return ofOurWays
    .replace(CLASS_MEMBER, '')
    .replace(OF_EMITTERS, '')
    .replace(HOOK, unlessHeard)
    .replace(STATEMENT, unlessHeard)
    .replace(LAST_STATEMENT, unlessHeard)
    .replace(VALUE, (text, hook) => (HEARD.has(hook) ? text : GIVES_ON.test(hook) ? '(' : 'void ('))
    .replace(CONTEXT_OF_ERROR, '')
}

export default withoutUnused
