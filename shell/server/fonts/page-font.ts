import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { FONT_RANGE } from '@galo/ui'

const require = createRequire(import.meta.url)

/** The house's fonts, by the names of their files. */
export const FONT_NAMES = ['gabarito', 'figtree'] as const
export type FontName = (typeof FONT_NAMES)[number]

/** `U+0000-00FF,U+0131`: every character in it. */
const charactersOf = (range: string): string =>
  range
    .split(',')
    .map((part) => part.replace('U+', '').split('-'))
    .map((ends) => ends.map((end) => Number.parseInt(end, 16)))
    .flatMap(([first = 0, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('')

/**
 * A font as pages have it: the characters that they ask it for, in every weight and with every feature, without what their package carries besides
 * (hints for screens of another time, names in other languages, glyphs nobody can type).
 */
export const pageFont = async (name: FontName): Promise<Buffer> => {
  const whole = readFileSync(require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`))
  return subsetFont(whole, charactersOf(FONT_RANGE), { targetFormat: 'woff2' })
}
