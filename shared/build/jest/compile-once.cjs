const vm = require('node:vm')

/**
 * A worker runs hundreds of test files, each with modules of its own: what a module's code compiles to is kept from file to file, so that the
 * engine reads it once. What it does when it runs is each file's own, as before.
 * @type {Map<string, { source: string, script: vm.Script }>}
 */
const kept = new Map()
const compile = vm.compileFunction

/** @type {typeof vm.compileFunction} */
vm.compileFunction = (source, parameters = [], options = {}) => {
  const { filename, parsingContext } = options
  // Only whole modules have a name and a world of their own to run in.
  if (filename === undefined || parsingContext === undefined) return compile(source, parameters, options)
  const known = kept.get(filename)
  if (known?.source === source) return known.script.runInContext(parsingContext)
  const before = `(function (${parameters.join(', ')}) {`
  const script = new vm.Script(`${before}${source}\n})`, { filename, columnOffset: -before.length })
  kept.set(filename, { source, script })
  return script.runInContext(parsingContext)
}
