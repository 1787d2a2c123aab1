// Writes src/icons from Phosphor (MIT): one small component per icon that a screen uses, and their exports in src/index.ts.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { iconsInUse } from './icons-in-use.mjs'

/** Icons whose name here is not Phosphor's. */
const PHOSPHOR_NAMES = /** @type {Record<string, string>} */ ({
  Basket: 'Tote',
  Globe: 'GlobeHemisphereWest',
  Lock: 'LockSimple',
})

/** Flags have colours of their own; their files are written by hand. */
const DRAWN_HERE = ['FlagIeIcon', 'FlagUkIcon']

const phosphor = import.meta.resolve('@phosphor-icons/react')
const folder = new URL('../src/icons/', import.meta.url)
const index = new URL('../src/index.ts', import.meta.url)

/** @param {string} name */
const kebab = (name) => name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase()

/**
 * The `d` of every path of one weight, joined: a compound path draws the same.
 * @param {string} name
 * @param {'bold' | 'fill'} weight
 */
const pathOf = async (name, weight) => {
  const { default: weights } = await import(new URL(`defs/${name}.es.js`, phosphor).href)
  /** @type {{ props: { d: string } } | { props: { d: string } }[]} */
  const children = weights.get(weight).props.children
  return [children]
    .flat()
    .map((child) => child.props.d)
    .join('')
}

/** @param {string} name `BagFillIcon` */
const fileOf = (name) => kebab(name.replace(/Icon$/, ''))

/**
 * The component of an icon, as its file has it.
 * @param {string} name `BagFillIcon`
 */
const componentOf = async (name) => {
  const ours = name.replace(/(Fill)?Icon$/, '')
  const path = await pathOf(PHOSPHOR_NAMES[ours] ?? ours, name.endsWith('FillIcon') ? 'fill' : 'bold')
  return `import { Icon, type IconProps } from './icon'\n\nexport const ${name} = (props: IconProps) => (\n  <Icon\n    {...props}\n    d="${path}"\n  />\n)\n`
}

const icons = iconsInUse()
/** @type {Map<string, string>} */
const components = new Map()
// All of them before the first file is touched: an icon that Phosphor does not have costs none of the others.
for (const name of icons) if (!DRAWN_HERE.includes(name)) components.set(`${fileOf(name)}.tsx`, await componentOf(name))
const stay = ['icon', ...DRAWN_HERE.map(fileOf)].map((file) => `${file}.tsx`)
for (const file of readdirSync(folder)) if (file.endsWith('.tsx') && !stay.includes(file)) rmSync(new URL(file, folder))
for (const [file, component] of components) writeFileSync(new URL(file, folder), component)
const lines = icons.map((name) => `export { ${name} } from './icons/${fileOf(name)}'\n`)
const others = readFileSync(index, 'utf8').replace(/^export \{ \w+Icon \} from '\.\/icons\/.*\n/gm, '')
writeFileSync(index, others + lines.join(''))
execFileSync(
  'node_modules/.bin/prettier',
  ['--write', '--log-level=warn', 'shared/ui/src/icons', 'shared/ui/src/index.ts'],
  {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
  },
)
console.log(`${icons.length} icons`)
