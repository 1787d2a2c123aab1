// `npm run new-checkout mfe-menu ../menu`: a squad's own repository, with its remote and the shared packages as packed. Called again, it brings the packages as they are now.
import { relative, resolve } from 'node:path'
import { Command } from 'commander'
import { makeCheckout } from '../packages/make-checkout.mjs'
import { packPackages } from '../packages/pack-packages.mjs'
import { APPS, PACKAGES_FOLDER, REMOTES, ROOT } from '../releases/apps.mjs'
import { messageOf } from './steps/message-of.mjs'
import { bold, print, red } from './steps/print.mjs'

const program = new Command('new-checkout')
  .description('Makes a repository that holds one remote alone, and installs the shared packages.')
  .argument('<remote>', `one of ${REMOTES.join(', ')}`)
  .argument('<folder>', 'where to')
  .option('--registry <url>', 'installs the packages from there, in place of copies in the repository')
  .parse()
const [app = '', where = ''] = program.args
const { registry } = program.opts()

if (!REMOTES.includes(app)) {
  print(red(`No such remote: ${app}. There are ${REMOTES.join(', ')}.`))
  process.exit(2)
}
try {
  const folder = resolve(where)
  const packed = await packPackages(ROOT, PACKAGES_FOLDER)
  makeCheckout({ root: ROOT, app, others: APPS.filter((each) => each !== app), folder, packed, registry })
  print(
    `${bold(relative(process.cwd(), folder))} holds ${app}. There: npm install, npm test, npm run release -- publish ${app} --store <where>.`,
  )
} catch (error) {
  print(red(messageOf(error)))
  process.exit(1)
}
