import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import withoutUnused, { HEARD_HOOKS, OTHER_WAYS, UNCALLED_METHODS } from './unused-runtime-loader.mjs'

const runtime = createRequire(require.resolve('@module-federation/runtime'))
const core = dirname(runtime.resolve('@module-federation/runtime-core'))
const FILES = [
  'core.js',
  'module/index.js',
  'remote/index.js',
  'shared/index.js',
  'utils/load.js',
  'utils/share.js',
  'utils/hooks/syncHook.js',
  'utils/hooks/pluginSystem.js',
]
const sources = FILES.map((file) => readFileSync(join(core, file), 'utf8'))
const bundled = sources.map((source) => withoutUnused(source)).join('\n')
const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name))

describe('the federation runtime as it is bundled', () => {
  it('has only the hooks that are heard, and tells of no other', () => {
    expect(namesIn(bundled, /^\t+(\w+): new \w+Hook\(/gm)).toEqual(new Set(HEARD_HOOKS))
    expect(namesIn(bundled, /\blifecycle\.(\w+)/g)).toEqual(new Set(HEARD_HOOKS))
  })

  it('has all that our plugins hear', () => {
    const plugins = readFileSync(join(__dirname, '../../../shell/browser/remotes/federation.ts'), 'utf8')
    const hooks = namesIn(sources.join('\n'), /^\t+(\w+): new \w+Hook\(/gm)
    const heard = [...namesIn(plugins, /^ {4}(\w+)\(/gm)].filter((name) => hooks.has(name))
    expect(heard).not.toEqual([])
    expect(heard.filter((name) => !new Set<string | undefined>(HEARD_HOOKS).has(name))).toEqual([])
  })

  it.each([...UNCALLED_METHODS])('had a method %s, and has it no more', (method) => {
    const declared = new RegExp(String.raw`^\t(?:async )?${method}\(`, 'm')
    expect(sources.some((source) => declared.test(source))).toBe(true)
    expect(bundled).not.toMatch(declared)
  })

  it.each(OTHER_WAYS.map(([way]) => [way.source, way] as const))('had a way that is not taken: %s', (_, way) => {
    expect(sources.some((source) => source.match(way) !== null)).toBe(true)
    expect(bundled.match(way)).toBeNull()
  })

  it('takes for granted that a hook gives on what it got, where it does', () => {
    const all = sources.join('\n')
    const givesOn = namesIn(all, /^\t+(\w+): new \w*WaterfallHook\(/gm)
    for (const name of givesOn)
      expect(withoutUnused(`\tconst it = await a.lifecycle.${name}.emit(b)`)).not.toContain('void')
    expect(withoutUnused('\tconst it = await a.lifecycle.onLoad.emit(b)')).toBe('\tconst it = await void (b)')
  })
})
