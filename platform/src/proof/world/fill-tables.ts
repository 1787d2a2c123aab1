import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../kernel/db/database'
import { CARD_STAND_IN_SCHEMA } from '../../kernel/db/stand-in-schema'

const columnSchema = z.object({
  schema: z.string(),
  table: z.string(),
  column: z.string(),
  type: z.string(),
  isMade: z.boolean(),
})
const rowSchema = z.object({ row: z.record(z.string(), z.unknown()) })

const rowsOf = <T extends z.ZodType>(result: unknown, schema: T): z.output<T>[] =>
  z.object({ rows: z.array(schema) }).parse(result).rows

/** Something of every type, the same everywhere, so that rows that point at each other do. */
const VALUES: Readonly<Record<string, string>> = {
  text: 'x',
  integer: '1',
  bigint: '1',
  smallint: '1',
  'double precision': '1.5',
  numeric: '1',
  boolean: 'true',
  jsonb: '{"kept": [1, "x"]}',
  'timestamp with time zone': '2026-11-17 18:00:00+00',
  date: '2026-11-17',
  tsvector: 'x',
  ARRAY: '{}',
}

const columnsOf = async (db: Db) =>
  rowsOf(
    await db.execute(sql`
      select table_schema as schema, table_name as table, column_name as column, data_type as type,
        (is_identity = 'YES' or is_generated = 'ALWAYS' or coalesce(column_default, '') like 'nextval%') as "isMade"
      from information_schema.columns where table_schema in ('public', ${CARD_STAND_IN_SCHEMA}) order by table_name, ordinal_position`),
    columnSchema,
  )

/** Every row of every table, by table, whatever schema it is in by now, as JSON. */
export const everything = async (db: Db): Promise<ReadonlyMap<string, readonly Record<string, unknown>[]>> => {
  const tables = new Map((await columnsOf(db)).map(({ table, schema }) => [table, schema]))
  const read = async (table: string, schema: string) =>
    rowsOf(
      await db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(schema)}.${sql.identifier(table)} t`),
      rowSchema,
    ).map(({ row }) => row)
  const all = new Map<string, readonly Record<string, unknown>[]>()
  for (const [table, schema] of tables) all.set(table, await read(table, schema))
  return all
}

/** One row in every table there is, with a value in every column, whatever the tables are today. */
export const fillTables = async (db: Db): Promise<void> => {
  const columns = await columnsOf(db)
  await db.transaction(async (tx) => {
    // A row may point at one that is written after it.
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const table of new Set(columns.map((each) => each.table))) {
      const own = columns.filter((each) => each.table === table && !each.isMade)
      const names = own.map(({ column }) => sql.identifier(column))
      const values = own.map(({ column, type }) => {
        const value = VALUES[type]
        if (value === undefined) throw new Error(`no value for ${table}.${column}, a ${type}`)
        return sql`${value}`
      })
      await tx.execute(
        sql`insert into ${sql.identifier(own[0]?.schema ?? 'public')}.${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
      )
    }
  })
}
