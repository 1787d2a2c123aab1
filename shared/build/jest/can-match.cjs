/** What stands in quotes, brackets and parentheses only narrows a selector down further; brackets alone are a compound, too. */
const NARROWING = /** @type {const} */ ([
  [/"[^"]*"|'[^']*'/g, ''],
  [/\[[^\]]*\]/g, ':attribute'],
  [/\([^()]*\)/g, ''],
])
const COMPOUND = /^(?<tag>[\w-]+|\*)?(?<classes>(?:[.][\w-]+)*)(?:[:#].*)?$/

/** @typedef {{ readonly tag: string | undefined, readonly classes: readonly string[] }} Wanted */

/** @type {(text: string) => string} */
const widened = (text) => {
  const wider = NARROWING.reduce((all, [narrowing, instead]) => all.replaceAll(narrowing, instead), text)
  return wider === text ? text : widened(wider)
}

/**
 * What an element itself must be for each of a selector's alternatives; `null` where that can't be told from how it is written.
 * @type {(selector: string) => readonly Wanted[] | null}
 */
const wantedBy = (selector) => {
  if (selector.includes('\\')) return null
  const wanted = []
  for (const alternative of widened(selector).split(',')) {
    const compound =
      alternative
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? ''
    const found = COMPOUND.exec(compound)
    if (compound === '' || found === null) return null
    const { tag, classes = '' } = found.groups ?? {}
    wanted.push({
      tag: tag === '*' ? undefined : tag?.toLowerCase(),
      classes: classes.split('.').filter((name) => name !== ''),
    })
  }
  return wanted
}

/** @type {Map<string, readonly Wanted[] | null>} */
const read = new Map()

/**
 * Whether a selector may match an element of this name and these classes: `false` where it can't, whatever stands round it.
 * @type {typeof import('./can-match.cjs').canMatch}
 */
const canMatch = (selector, name, classes) => {
  let wanted = read.get(selector)
  if (wanted === undefined) read.set(selector, (wanted = wantedBy(selector)))
  if (wanted === null) return true
  const own = name.toLowerCase()
  return wanted.some(
    (each) => (each.tag === undefined || each.tag === own) && each.classes.every((one) => classes.has(one)),
  )
}

module.exports = { canMatch }
