import { createInterface } from 'node:readline/promises'
import { readConfig } from './kernel/config'
import { openDatabase } from './kernel/db/database'
import { reseed } from './seed/reseed'
import { wipe } from './kernel/db/wipe'

const USAGE = `usage: pnpm platform seed [--fresh] [--yes]

  seed            writes restaurants, menu, places and people as on the first day; orders and baskets stay
  seed --fresh    drops everything first, orders too; asks, unless told --yes`

const exitWith = (words: string): never => {
  console.error(words)
  process.exit(2)
}

const agrees = async (question: string): Promise<boolean> => {
  if (!process.stdin.isTTY) return exitWith('Nobody here to ask: add --yes to drop everything.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

const runSeed = async (options: readonly string[]): Promise<void> => {
  // The embedded database is this machine's own. Whose a server is, somebody has to say.
  const assumed = process.env['DATABASE_URL'] === undefined ? { GALO_ENV: 'local' } : {}
  const config = readConfig({ ...assumed, ...process.env })
  const isFresh = options.includes('--fresh')
  if (isFresh && !options.includes('--yes')) {
    const where = config.database.kind === 'server' ? 'the database server' : (config.database.folder ?? 'memory')
    if (!(await agrees(`Drop every order, basket and customer in ${where}?`))) return exitWith('Nothing was changed.')
  }
  if (isFresh) await wipe(config.database)
  const listed = (counts: Readonly<Record<string, number>>): string =>
    Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')
  const since = Date.now()
  let written = ''
  const opened = await openDatabase(config.database, async (db) => {
    const counts = await reseed(db, config.isLocal, (name, counts) => console.log(`  ${name}: ${listed(counts)}`))
    written = listed(counts)
  })
  await opened.close()
  const seconds = ((Date.now() - since) / 1000).toFixed(1)
  console.log(`Seeded ${opened.describe} in ${seconds} s: ${written}`)
}

const [command, ...options] = process.argv.slice(2)
const unknownOption = options.find((option) => option !== '--fresh' && option !== '--yes')
if (command !== 'seed' || unknownOption !== undefined) exitWith(USAGE)
try {
  await runSeed(options)
} catch (error) {
  // A wrong setting or a folder in use: the words are enough.
  exitWith(error instanceof Error ? error.message : String(error))
}
