// `npm run pack`: makes of the shared packages what a squad's own repository installs.
import { relative } from 'node:path'
import { resolve } from 'node:path'
import { Command } from 'commander'
import { packPackages } from '../packages/pack-packages.mjs'
import { publishPackages } from '../packages/publish-packages.mjs'
import { PACKAGES_FOLDER, ROOT } from '../releases/apps.mjs'
import { messageOf } from './steps/message-of.mjs'
import { faint, print, red } from './steps/print.mjs'

const program = new Command('pack')
  .description('Packs the shared packages, each under a version that its content has made.')
  .option('--to <folder>', 'where they are put', PACKAGES_FOLDER)
  .option('--registry <url>', 'publishes them there as well, to whatever npm publishes to')
  .parse()
const { to, registry } = program.opts()

try {
  const packed = await packPackages(ROOT, resolve(to))
  for (const { name, version } of packed) print(`${name} ${faint(version)}`)
  if (registry === undefined) print(`They lie in ${relative(process.cwd(), resolve(to))}.`)
  else for (const line of await publishPackages(packed, registry, process.env)) print(line)
} catch (error) {
  print(red(messageOf(error)))
  process.exit(1)
}
