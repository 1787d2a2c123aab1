#!/usr/bin/env node
// `galo build`, `galo release …`: the tool as it is installed, for the checkout in whose folder it is called.
import { register } from 'tsx/esm/api'

const COMMANDS = ['build', 'release']
process.env.GALO_ROOT ??= process.cwd()

const [command = '', ...words] = process.argv.slice(2)
if (!COMMANDS.includes(command)) {
  console.error(`No such command: ${command}. There are ${COMMANDS.join(', ')}.`)
  process.exit(2)
}
process.argv.splice(2, Infinity, ...words)
// Our own packages are installed as they are written.
register()
await import(`./${command}.mjs`)
