import createCache from '@emotion/cache'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { css as writeCss, SerializedStyles, Styles } from './css'
import { nestedRules } from './nested-rules'

const ROOT = join(__dirname, '../../..')

type Module = Readonly<Record<string, unknown>> & { readonly css: typeof writeCss }
type FromValues = (...values: readonly unknown[]) => Styles

/** What modules write while they are evaluated; of styles that follow from values, what stands in them without any. */
const mockWritten: SerializedStyles[] = []

jest.mock('@galo/css', () => {
  const { css, cssOf, keyframes, ...others } = jest.requireActual<Module>('./index')
  const noted =
    (write: unknown) =>
    (...styles: readonly Styles[]) => {
      const written = (write as (...styles: readonly Styles[]) => SerializedStyles)(...styles)
      mockWritten.push(written)
      return written
    }
  const notedOf = (write: FromValues) => {
    noted(css)(write())
    return (cssOf as (write: FromValues) => unknown)(write)
  }
  return { ...others, css: noted(css), keyframes: noted(keyframes), cssOf: notedOf }
})

/** Modules of the project that write styles. */
const styledModules = (): readonly string[] =>
  readdirSync(ROOT)
    .filter((name) => /^(shell|shared|platform|mfe-.+)$/.test(name))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/node_modules|\.(test|test-d|d)\.tsx?$/.test(name))
        .map((name) => join(ROOT, folder, name)),
    )
    .filter((path) => /import \{.*\b(css|cssOf|keyframes)\b.*\} from '@galo\/css'/.test(readFileSync(path, 'utf8')))

/** Emotion's own way from text to rules: Stylis with Emotion's additions, without the prefixer. */
const rulesByEmotion = (selector: string, { styles }: SerializedStyles): readonly string[] => {
  const rules: string[] = []
  const cache = createCache({ key: 'test', stylisPlugins: [] })
  // It says nothing of selectors that are of no use on its kind of server.
  cache.compat = true
  const sheet = Object.assign(Object.create(cache.sheet), { insert: (rule: string) => rules.push(rule) })
  cache.insert(selector, { name: 'any', styles }, sheet, false)
  return rules
}

/** Spaces that mean nothing, in selectors and everywhere, and what we write for Safari, left out. */
const bare = (rules: readonly string[]): string =>
  rules
    .join('')
    .replace(/[^{};]+(?=\{)/g, (selector) => selector.replace(/\s*([>+~])\s*/g, '$1'))
    .replace(/\s*([,/!])\s*/g, '$1')
    .replace(/-webkit-([a-z-]+:[^;{}]*;)(?=\1)/g, '')

describe('the rules of every style of the project', () => {
  it('are those that Emotion makes of it', () => {
    const modules = styledModules()
    for (const path of modules) jest.requireActual(path)
    expect(mockWritten.length).toBeGreaterThan(modules.length)
    for (const written of mockWritten) {
      const selector = 'anim' in written ? '' : '.a'
      expect(bare(nestedRules(selector, written.styles))).toBe(bare(rulesByEmotion(selector, written)))
    }
  })
})
