// A line of the basket gets one more field: where has it to be written, and which files have to be looked at, on the way from "Add" to the
// database and back to the row that is drawn? `node line-files.mjs [root]` of a checkout whose packages are installed lists them.
//
// A shape is a place where a line is written down: an interface, a type or a schema that says how many (`quantity`) and, beside it, what was
// chosen (`modifiers`, `selection`), or holds such a line (`line`). What is derived from one, by `Pick`, `extends`, a spread or inference from
// a schema, is that shape: a new field is written once. An order's lines are another journey, and not counted.
//
// A file knows a line when a name in it, imports aside, has one of these shapes as its type, `Promise`, lists and `null` taken off, or when
// one is written down in it. What carries a basket without looking into it (HTTP, the proxy, the database, the store) is left out, before
// and after. The way leads through the remote that owns the basket, what both sides share, and the platform's basket, menu and table; who
// reads a basket's lines for another purpose (paying, orders, rewards, codes) is listed as elsewhere.
import { resolve } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { byRoom, openSources, unwrapped, walk } from './sources.mjs'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const ROOMS = /^(mfe-menu|shared|platform\/src\/(db|kernel|basket|menu|modules\/(basket|menu)))\//
const ORDERS = /(^|\/)(orders?[./-]|mfe-tracking\/)/
const CHOSEN = ['modifiers', 'selection', 'line']

/** @param {ts.Node} node */
const nameOf = (node) => {
  const name = ts.isSpreadAssignment(node) ? undefined : /** @type {ts.NamedDeclaration} */ (node).name
  return name !== undefined && ts.isIdentifier(name) ? name.text : ''
}

/**
 * The field `quantity` of what is written down here, if it is a line.
 * @param {ts.TypeChecker} checker
 * @param {ts.Node} node
 */
const quantityIn = (checker, node) => {
  const isType = ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)
  if (!isType && !ts.isObjectLiteralExpression(node)) return null
  const members = /** @type {ts.Node[]} */ ([...(isType ? node.members : node.properties)])
  const names = members.map(nameOf)
  const quantity = members[names.indexOf('quantity')]
  if (quantity === undefined || !CHOSEN.some((name) => names.includes(name))) return null
  const isSchema = () => checker.getTypeAtLocation(quantity).getProperty('_zod') !== undefined
  return isType || isSchema() ? quantity : null
}

/** @param {ts.Node} node of an object that is spread from another one */
const isSpread = (node) => ts.isObjectLiteralExpression(node) && node.properties.some(ts.isSpreadAssignment)

/**
 * @param {string} root
 * @returns {{ shapes: string[], onTheWay: string[], elsewhere: string[] }}
 */
export const lineFiles = (root = ROOT) => {
  const { checker, files } = openSources(resolve(root))
  /** @type {Set<ts.Node>} */
  const quantities = new Set()
  /** @type {string[]} */
  const shapes = []
  /** @type {Set<string>} */
  const knowing = new Set()
  for (const { path, source } of files)
    walk(source, (node) => {
      const quantity = ORDERS.test(path) ? null : quantityIn(checker, node)
      if (quantity === null) return
      quantities.add(quantity)
      knowing.add(path)
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      if (!isSpread(node)) shapes.push(`${path}:${line + 1}`)
    })

  /** @type {Map<ts.Type, boolean>} */
  const seen = new Map()
  /** @param {ts.Type} type */
  const isLine = (type) => {
    const known = seen.get(type)
    if (known !== undefined) return known
    const is = unwrapped(checker, type).some((each) =>
      each.getProperty('quantity')?.declarations?.some((declaration) => quantities.has(declaration)),
    )
    seen.set(type, is)
    return is
  }
  for (const { path, source } of files)
    walk(source, (node) => {
      if (knowing.has(path) || !ts.isIdentifier(node)) return
      if (ts.isImportSpecifier(node.parent) || ts.isExportSpecifier(node.parent)) return
      if (isLine(checker.getTypeAtLocation(node))) knowing.add(path)
    })
  return { shapes, ...byRoom([...knowing], ROOMS) }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { shapes, onTheWay, elsewhere } = lineFiles(argv[2])
  console.log(`${shapes.length} shapes of a line of the basket:\n  ${shapes.join('\n  ')}`)
  console.log(
    `${onTheWay.length} files know one on its way from "Add" to its row and back:\n  ${onTheWay.join('\n  ')}`,
  )
  console.log(`${elsewhere.length} elsewhere:\n  ${elsewhere.join('\n  ')}`)
}
