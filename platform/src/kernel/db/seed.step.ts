import { createHash } from 'node:crypto'
import type { Db } from './database'

/** By the name of what it is (`restaurants`, `customers`), the rows to write. JSON all the way: its hash says whether anything changed. */
export type SeedContent = Readonly<Record<string, readonly object[]>>

/** One part of the seed. */
export interface SeedStep {
  /** The name of its mark; never changed once it is out, or everybody's database is written anew. */
  readonly name: string
  readonly content: SeedContent
  /**
   * Writes all of it inside the transaction it is handed, over whatever is there. Rows that people refer to (a restaurant somebody
   * ordered from, a customer) are brought up to date and never deleted.
   */
  readonly write: (tx: Db) => Promise<void>
}

/** Keeps `content` and the `write` that takes it in step, whatever they are made of. */
export const seedStep = <Content extends SeedContent>(step: {
  readonly name: string
  readonly content: Content
  readonly write: (tx: Db, content: Content) => Promise<void>
}): SeedStep => ({ name: step.name, content: step.content, write: (tx) => step.write(tx, step.content) })

export const contentHashOf = ({ content }: SeedStep): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** Rows per insert: PostgreSQL takes 65,535 parameters in one statement. */
const BATCH = 200

export const batches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) => rows.slice(index * BATCH, (index + 1) * BATCH))
