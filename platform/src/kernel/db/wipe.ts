import { existsSync, rmSync } from 'node:fs'
import type { DatabaseChoice } from '../config'
import { lockFolder } from './folder-lock'
import { CARD_STAND_IN_SCHEMA } from './stand-in-schema'

/** Migrations keep their own list, in a schema of its own, as does the card provider's stand-in; all go, so that the next start begins with the first one. */
const EMPTY = `drop schema if exists drizzle cascade; drop schema if exists ${CARD_STAND_IN_SCHEMA} cascade;
  drop schema if exists public cascade; create schema public`

const wipeServer = async (url: string): Promise<void> => {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(EMPTY)
  } finally {
    await client.end()
  }
}

/** Drops everything: orders, baskets, people, clock. Throws while a platform has the embedded folder open; a server's must be stopped first. */
export const wipe = async (choice: DatabaseChoice): Promise<void> => {
  if (choice.kind === 'server') return wipeServer(choice.url)
  if (choice.folder === null || !existsSync(choice.folder)) return
  const unlock = lockFolder(choice.folder)
  try {
    rmSync(choice.folder, { recursive: true })
  } finally {
    unlock()
  }
}
