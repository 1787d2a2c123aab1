// Checks the flags that applications describe against those the platform can switch, and names the overdue ones.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { flagNotes } from '../flags/flag-notes.mjs'
import { APPS, ROOT } from '../releases/apps.mjs'
import { describeApp } from '../releases/describe-app.mjs'

const apps = await Promise.all(APPS.map(async (owner) => ({ owner, flags: (await describeApp(owner)).flags })))
const described = apps.flatMap(({ owner, flags }) =>
  Object.entries(flags).map(([key, flag]) => ({ owner, key, ...flag })),
)
/** @type {{ flags: readonly import('../flags/flag-notes.mjs').SeededFlag[] }} */
const { flags: seeded } = await tsImport(pathToFileURL(join(ROOT, 'platform/data/flags.ts')).href, import.meta.url)

const today = new Date().toISOString().slice(0, 10)
const { mistakes, overdue, unread } = flagNotes(described, seeded, today)
for (const line of mistakes) console.error(line)
for (const line of overdue) console.log(`overdue: ${line}; take it out, or give it a new day`)
console.log(`${described.length} flags are read, ${overdue.length} of them overdue; not read yet: ${unread.join(', ')}`)
process.exit(mistakes.length === 0 ? 0 : 1)
