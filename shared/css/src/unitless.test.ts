import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import ours from './unitless'

const ROOT = join(__dirname, '../../..')
const fromEmotion = createRequire(createRequire(__filename).resolve('@emotion/serialize'))
const { default: theirs } = fromEmotion('@emotion/unitless') as { readonly default: Readonly<Record<string, 1>> }

const missing = Object.keys(theirs).filter((name) => !Object.hasOwn(ours, name))
const numbered = new RegExp(String.raw`\b(${missing.join('|')}): -?[\d.]`)

/** The objects that become styles, each to its last bracket. */
const objectStylesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:css\(|css=\{|keyframes\(|=> \()\{/g)].map(({ index, 0: opening }) => {
    const from = index + opening.length
    let depth = 1
    let at = from
    for (; depth > 0 && at < text.length; at += 1) depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0
    return text.slice(from, at)
  })

describe('numbers without px', () => {
  it('are a part of those that Emotion knows', () => {
    expect(missing.length).toBe(Object.keys(theirs).length - Object.keys(ours).length)
    expect(missing).not.toContain('opacity')
  })

  it('are written for no other property', () => {
    const [tall = ''] = objectStylesIn(
      'const wide = { columnCount: 2 }; css({ gap: 4, "&:hover": { columnCount: 2 } })',
    )
    expect(tall).toMatch(numbered)
    expect(objectStylesIn('const wide = { columnCount: 2 }')).toEqual([])
    const files = [
      'shared/ui/src',
      ...readdirSync(ROOT)
        .filter((name) => name.startsWith('mfe-'))
        .map((name) => `${name}/src`),
    ]
      .flatMap((folder) =>
        readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, String(name))),
      )
      .filter((file) => /\.tsx?$/.test(file))
    expect(files.length).toBeGreaterThan(300)
    const offenders = files.filter((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8')
      return objectStylesIn(text).some((styles) => numbered.test(styles))
    })
    expect(offenders).toEqual([])
  })
})
