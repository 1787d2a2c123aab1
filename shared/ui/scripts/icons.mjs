// Writes src/icons from Phosphor (MIT): one small component per icon that a screen uses, and the list of their names for src/index.ts.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'

const BOLD = `ArrowClockwise ArrowLeft ArrowRight Bag Basket:Tote Cardholder CaretDown CaretRight Check Clock CreditCard Crosshair Envelope EyeSlash Fire Flag
  ForkKnife Globe:GlobeHemisphereWest House Info List Lock:LockSimple MagnifyingGlass MapPin Minus Moped Phone Plus Receipt Storefront Tag Timer
  Trash User UserCircle Users Warning WifiSlash X`
const FILL = `Bag CheckCircle Fire House Info Leaf Lock:LockSimple MapPin Moped ShieldCheck Ticket Warning WarningCircle`

const phosphor = import.meta.resolve('@phosphor-icons/react')
const folder = new URL('../src/icons/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const file of readdirSync(folder)) if (file.endsWith('.tsx') && file !== 'icon.tsx') rmSync(new URL(file, folder))

const kebab = (name) => name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase()

/** The `d` of every path of one weight, joined: a compound path draws the same. */
const pathOf = async (name, weight) => {
  const { default: weights } = await import(new URL(`defs/${name}.es.js`, phosphor).href)
  const { children } = weights.get(weight).props
  return [children]
    .flat()
    .map((child) => child.props.d)
    .join('')
}

const write = async (list, weight, suffix) => {
  const names = []
  for (const entry of list.trim().split(/\s+/)) {
    const [ours, theirs = ours] = entry.split(':')
    const name = `${ours}${suffix}Icon`
    writeFileSync(
      new URL(`${kebab(ours + suffix)}.tsx`, folder),
      `import { Icon, type IconProps } from './icon'\n\nexport const ${name} = (props: IconProps) => (\n  <Icon\n    {...props}\n    d="${await pathOf(theirs, weight)}"\n  />\n)\n`,
    )
    names.push(`export { ${name} } from './icons/${kebab(ours + suffix)}'`)
  }
  return names
}

console.log([...(await write(BOLD, 'bold', '')), ...(await write(FILL, 'fill', 'Fill'))].join('\n'))
