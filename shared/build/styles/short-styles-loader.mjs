/**
 * What a text of styles says without its comments and its indentation; words within one line stay as they are.
 * @param {string} text
 */
const shortened = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/([{};,])\s*\n\s*|\s*\n\s*(?=\})/g, '$1')
    .replace(/\s*\n\s*/g, ' ')

/**
 * Where a template ends that begins at `from`, and its text with all that is between expressions passed through `change`.
 * @param {string} source
 * @param {number} from behind the opening backtick
 * @param {(text: string) => string} change
 */
const templateAt = (source, from, change) => {
  let out = ''
  let begin = from
  let at = from
  while (source[at] !== '`') {
    if (at >= source.length) throw new Error('A template of styles has no end')
    if (source[at] === '\\') at += 2
    else if (source.startsWith('${', at)) {
      const end = expressionEnd(source, at + 2)
      out += change(source.slice(begin, at)) + source.slice(at, end)
      at = begin = end
    } else at += 1
  }
  return { out: out + change(source.slice(begin, at)), end: at }
}

/**
 * Behind the brace that closes an expression in a template; what is quoted in it has braces of its own.
 * @param {string} source
 * @param {number} from
 */
const expressionEnd = (source, from) => {
  let depth = 1
  let at = from
  for (; depth > 0; at += 1) {
    if (at >= source.length) throw new Error('An expression in styles has no end')
    const char = source[at]
    if (char === '{') depth += 1
    else if (char === '}') depth -= 1
    else if (char === '`') at = templateAt(source, at + 1, (text) => text).end
    else if (char === "'" || char === '"')
      for (at += 1; source[at] !== char && at < source.length; at += 1) if (source[at] === '\\') at += 1
  }
  return at
}

/** @param {string} text */
const linesOf = (text) => text.split('\n').length - 1

/**
 * Styles as written are for who reads them. Browsers get them without comments and indentation, and a server that draws with the same styles
 * too, because a class is named after its text. The lines of the source stay where they are, for whoever is told of one.
 * @param {string} source
 */
const shortStyles = (source) => {
  let out = ''
  let done = 0
  for (const { index, 0: opening } of source.matchAll(/(?<![`\w.])(?:css|keyframes)`/g)) {
    if (index < done) continue
    const from = index + opening.length
    const { out: text, end } = templateAt(source, from, shortened)
    out += `${source.slice(done, from)}${text.trimStart()}\`${'\n'.repeat(linesOf(source.slice(from, end)) - linesOf(text))}`
    done = end + 1
  }
  return out + source.slice(done)
}

export default shortStyles
