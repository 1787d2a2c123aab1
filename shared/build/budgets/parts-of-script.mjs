import { SourceMap } from 'node:module'
import { brotliCompressSync } from 'node:zlib'

/** From where a file comes to what it is called, the first that fits. Others are called by their npm package. */
const NAMES = /** @type {const} */ ([
  [/node_modules\/(react|react-dom|scheduler)\/[^]*$/, 'React'],
  [
    /@module-federation\/|shared\/build\/federation\/|\.federation\/|runtime\/(consumes|sharing|.*federation)/,
    'Federation',
  ],
  [/webpack\/|^$/, 'Loading of chunks (webpack)'],
  [/node_modules\/react-router(-dom)?\//, 'React Router'],
  [/node_modules\/@emotion\/|shared\/css\//, 'Styles (Emotion, `@galo/css`)'],
])

/**
 * What a source is a part of.
 * @param {string} source its path, as the source map has it
 */
export const partOf = (source) => {
  const known = NAMES.find(([pattern]) => pattern.test(source))
  if (known !== undefined) return known[1]
  const library = source.split('node_modules/').at(-1)
  if (source.includes('node_modules/') && library !== undefined)
    return library
      .split('/')
      .slice(0, library.startsWith('@') ? 2 : 1)
      .join('/')
  const shared = /shared\/([a-z]+)\/src\//.exec(source)?.[1]
  if (shared !== undefined) return `\`@galo/${shared}\``
  return /\/(shell|mfe-[a-z]+)\//.exec(source)?.[1] ?? source
}

/**
 * The parts of a script and what each takes of its compressed bytes: as much as it would take by itself, all of them scaled to the whole.
 * @param {string} code
 * @param {import('node:module').SourceMapPayload} map
 * @returns {Map<string, number>}
 */
export const partsOfScript = (code, map) => {
  const sources = new SourceMap(map)
  /** @type {Map<string, string>} */
  const texts = new Map()
  code.split('\n').forEach((line, at) => {
    let began = 0
    let part = ''
    const end = (/** @type {number} */ column) => texts.set(part, (texts.get(part) ?? '') + line.slice(began, column))
    for (let column = 0; column < line.length; column++) {
      const entry = sources.findEntry(at, column)
      const now = partOf('originalSource' in entry ? (entry.originalSource ?? '') : '')
      if (now === part) continue
      end(column)
      began = column
      part = now
    }
    end(line.length)
  })
  texts.delete('')
  const alone = [...texts].map(([part, text]) => /** @type {const} */ ([part, brotliCompressSync(text).length]))
  const scale = brotliCompressSync(code).length / alone.reduce((sum, [, bytes]) => sum + bytes, 0)
  return new Map(alone.map(([part, bytes]) => [part, bytes * scale]))
}
