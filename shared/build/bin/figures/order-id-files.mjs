// Which files name an order's id on its way from the payment's answer to the order's page? `node order-id-files.mjs [root]` of a checkout
// whose packages are installed lists them.
//
// A file names it when it has a name or a field `orderId` (`order_id`, `orderIds`), reads or declares the `id` of what is an order (it has a
// short id as well), or spells an address that has it in it (`…/orders/:id`, `…/myorders/:id`). The way leads through checkout, what both
// sides share, the platform's orders and their table, and the page of one order with what it is made of; other readers of an id (lists,
// banners, links of old, followers of orders) are listed as elsewhere.
import { resolve } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { byRoom, openSources, unwrapped, walk } from './sources.mjs'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const ROOMS =
  /^(mfe-checkout\/|shared\/|platform\/src\/((db|kernel\/db)\/schema\/orders|orders|modules\/orders)|mfe-tracking\/(remote|src\/(api|pages\/order|features\/order-)))/
const NAME = /^orderIds?$|^order_ids?$|^OrderId$/
const ADDRESS = /orders\/:id|orders\/\$\{/
const SHORT_ID = ['short_id', 'shortId']

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Node} node
 */
const isOrder = (checker, node) =>
  unwrapped(checker, checker.getTypeAtLocation(node)).some((type) =>
    SHORT_ID.some((name) => type.getProperty(name) !== undefined && type.getProperty('id') !== undefined),
  )

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Node} node
 */
const namesOrderId = (checker, node) => {
  if (ts.isIdentifier(node)) return NAME.test(node.text)
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return ADDRESS.test(node.getText())
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'id' && isOrder(checker, node.expression)
  if (ts.isObjectBindingPattern(node))
    return node.elements.some((each) => (each.propertyName ?? each.name).getText() === 'id') && isOrder(checker, node)
  const isObject = ts.isObjectLiteralExpression(node)
  if (!isObject) return false
  const names = node.properties.map((property) => property.name?.getText())
  return names.includes('id') && SHORT_ID.some((name) => names.includes(name))
}

/**
 * @param {string} root
 * @returns {{ onTheWay: string[], elsewhere: string[] }}
 */
export const orderIdFiles = (root = ROOT) => {
  const { checker, files } = openSources(resolve(root))
  /** @type {Set<string>} */
  const naming = new Set()
  for (const { path, source } of files)
    walk(source, (node) => {
      if (!naming.has(path) && namesOrderId(checker, node)) naming.add(path)
    })
  return byRoom([...naming], ROOMS)
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { onTheWay, elsewhere } = orderIdFiles(argv[2])
  console.log(`${onTheWay.length} files name an order's id from its payment to its page:\n  ${onTheWay.join('\n  ')}`)
  console.log(`${elsewhere.length} elsewhere:\n  ${elsewhere.join('\n  ')}`)
}
