/** A file named without its folder: anywhere in the package, if it ends like a file of ours. */
const FILE = /\.(ts|tsx|mts|mjs|cjs|md|json|words\.ts|html)$/
const NAME = /^[\w.@*{},-]+$/
/** Written when it is built or run, so that it need not be there. */
const MADE = /^(\.galo|dist|node_modules|bench-results)\b/

/**
 * Which files a name with `*`, `{a,b}` or `<any>` in it means, for whole paths.
 * @param {string} name
 */
const patternOf = (name) =>
  name
    .split(/(\*|<[^>]*>|\{[^}]*\})/)
    .map((part) => {
      if (part === '*' || part.startsWith('<')) return '[^/]*'
      if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(escapeRegExp).join('|')})`
      return escapeRegExp(part)
    })
    .join('')

/** @param {string} text */
const escapeRegExp = (text) => text.replace(/[.+?^$()|[\]\\]/g, '\\$&')

/**
 * The names in a document that look like paths: what stands in backquotes, and where its links lead.
 * @param {string} markdown
 * @returns {readonly { readonly name: string, readonly isLink: boolean }[]}
 */
const namesIn = (markdown) => {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, '')
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, name = '']) => ({ name, isLink: true }))
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => ({ name, isLink: false }))
  return [...links.filter(({ name }) => !/^[a-z]+:/.test(name)), ...quoted]
}

/**
 * The paths that a document names and that do not exist, in the order they are named.
 * A name counts as a path when its first folder exists, from the root or beside the document, or when it ends like a source file.
 * @param {{ readonly file: string, readonly markdown: string }} document
 * @param {readonly string[]} files every file of the project, from its root
 * @returns {string[]}
 */
export const missingPaths = ({ file, markdown }, files) => {
  const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/') + 1) : ''
  /** @param {string} from */
  const firstFolders = (from) =>
    new Set(files.filter((each) => each.startsWith(from)).map((each) => each.slice(from.length).split('/')[0]))
  const bases = [...new Set(['', folder, `${folder}src/`])].map((base) => ({ base, first: firstFolders(base) }))
  const all = files.join('\n')
  /** @param {string} path */
  const exists = (path) => new RegExp(`^${patternOf(path.replace(/\/$/, ''))}(/|$)`, 'm').test(all)

  /** @param {string} name */
  const isMissing = (name) => {
    if (MADE.test(name)) return false
    if (!name.includes('/'))
      return NAME.test(name) && FILE.test(name) && !new RegExp(`(^|/)${patternOf(name)}$`, 'm').test(all)
    if (!name.split('/').every((part) => part === '' || NAME.test(part) || /^<\w+>$/.test(part))) return false
    const known = bases.filter(({ first }) => first.has(name.split('/')[0]) || /^mfe-\*/.test(name))
    return known.length > 0 && !known.some(({ base }) => exists(base + name))
  }
  /** @param {string} name */
  const isBrokenLink = (name) => {
    const path = new URL(name, `file:///${folder}`).pathname.slice(1)
    return !MADE.test(path) && !exists(decodeURI(path))
  }
  return namesIn(markdown)
    .filter(({ name, isLink }) => (isLink ? isBrokenLink(name) : isMissing(name)))
    .map(({ name }) => name)
}
