/** A part of nested CSS: a declaration, or a block with what stands before its brace. */
type Part = string | Block

interface Block {
  readonly head: string
  readonly parts: readonly Part[]
}

/** Comments, what is quoted, addresses, the signs that end something, and everything between them. */
const TOKENS = /\/\*[^]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)|[{};]|[^{};"'/u]+|[/u]/g

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ')

const read = (text: string): readonly Part[] => {
  const outermost: Part[] = []
  const open: { head: string; parts: Part[] }[] = [{ head: '', parts: outermost }]
  let word = ''
  const end = (parts: Part[]) => {
    const declaration = oneLine(word)
    if (declaration !== '') parts.push(declaration)
    word = ''
  }
  for (const [token] of text.matchAll(TOKENS)) {
    const { parts } = open.at(-1) ?? { parts: outermost }
    if (token.startsWith('/*')) continue
    if (token === ';') end(parts)
    else if (token === '{') {
      const block = { head: oneLine(word), parts: [] }
      parts.push(block)
      open.push(block)
      word = ''
    } else if (token === '}') {
      end(parts)
      open.pop()
    } else word += token
  }
  end(outermost)
  return outermost
}

/** What Safari knows, or knows whole, by a name of its own. */
const SAFARIS_OWN =
  /^(appearance|backdrop-filter|box-decoration-break|hyphens|mask(-[a-z]+)*|print-color-adjust|text-decoration|text-size-adjust|user-select):/

const declare = (declaration: string): string => {
  const known = declaration.replace(/^([\w-]+)\s*:\s*/, '$1:')
  return SAFARIS_OWN.test(known) ? `-webkit-${known};${known};` : `${known};`
}

/** At commas that stand in no brackets; brackets may stand in brackets, once. */
const listOf = (selectors: string): readonly string[] =>
  (selectors.match(/(?:[^,(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []).map((selector) => selector.trim())

const inside = (outer: string, selector: string): string => {
  if (outer === '') return selector
  if (selector.includes('&')) return selector.replaceAll('&', outer)
  return selector.startsWith(':') ? outer + selector : `${outer} ${selector}`
}

const flat = (selectors: readonly string[], parts: readonly Part[]): readonly string[] => {
  const own = parts.filter((part) => typeof part === 'string').map(declare)
  const rules = own.length === 0 ? [] : [`${selectors.join()}{${own.join('')}}`]
  for (const part of parts) {
    if (typeof part === 'string') continue
    const { head } = part
    if (head.startsWith('@')) rules.push(`${head}{${flat(selectors, part.parts).join('')}}`)
    else {
      const inner = listOf(head).flatMap((one) => selectors.map((outer) => inside(outer, one)))
      rules.push(...flat(inner, part.parts))
    }
  }
  return rules
}

/** Nested CSS as rules that are not, those of a selector before what is nested in it; `selector` is what the whole is for. */
export const nestedRules = (selector: string, text: string): readonly string[] => flat([selector], read(text))
