import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../kernel/db/database'

export const STRETCH_MS = 15 * 60_000
const STRETCHES = 24

const rowSchema = z.object({
  app: z.string(),
  version: z.string(),
  /** Null: of all stretches together. */
  stretch: z.int().nullable(),
  errors: z.int(),
  lcp: z.number().nullable(),
  inp: z.number().nullable(),
})

interface Did {
  readonly errors: number
  readonly lcp: number | null
  readonly inp: number | null
}

/** How a release did. */
export interface Doing {
  readonly stretches: readonly (Did & { readonly from: string })[]
  readonly whole: Did
}

const NOTHING: Did = { errors: 0, lcp: null, inp: null }

/** A line is of the remote that failed and of the release it names, since another may have taken its place by then; else of the one that was there, or of the shell's. A vital is of whose page the document was. */
const didIn = (from: Date) => sql`
  with noted as (
    select kind, message,
      floor(extract(epoch from coalesce(at, received_at) - ${from.toISOString()}::timestamptz) * 1000 / ${STRETCH_MS}::int)::int as stretch,
      coalesce(details->>'remote', 'shell') as app,
      coalesce(details->>'version', details->'release'->>coalesce(details->>'remote', 'shell')) as version,
      case when kind = 'event' and jsonb_typeof(details->'value') = 'number' then (details->>'value')::float end as value
    from log_entries
    where (kind = 'log' and source = 'browser' and level in ('error', 'fatal'))
      or (kind = 'event' and message in ('vital:LCP', 'vital:INP'))
  )
  select app, version, stretch,
    count(*) filter (where kind = 'log')::int as errors,
    percentile_cont(0.75) within group (order by value) filter (where message = 'vital:LCP') as lcp,
    percentile_cont(0.75) within group (order by value) filter (where message = 'vital:INP') as inp
  from noted
  where version is not null and stretch >= 0 and stretch < ${STRETCHES}::int
  group by grouping sets ((app, version), (app, version, stretch))`

/** Errors and vitals of every release by the quarter of an hour, up to `now`. */
export const doingsOf = async (db: Db, now: Date) => {
  const to = new Date(Math.ceil((now.getTime() + 1) / STRETCH_MS) * STRETCH_MS)
  const from = new Date(to.getTime() - STRETCHES * STRETCH_MS)
  const { rows } = z.object({ rows: z.array(rowSchema) }).parse(await db.execute(didIn(from)))
  const [oldest] = z.object({ rows: z.array(z.object({ since: z.coerce.date().nullable() })) }).parse(
    await db.execute(sql`
        select max(first) as since from (
          select min(coalesce(at, received_at)) as first from log_entries where kind in ('log', 'event') group by kind
        ) kept`),
  ).rows
  const didOf = (app: string, version: string, stretch: number | null): Did => {
    const found = rows.find((row) => row.app === app && row.version === version && row.stretch === stretch)
    return found === undefined ? NOTHING : { errors: found.errors, lcp: found.lcp, inp: found.inp }
  }
  return {
    keptSince: oldest?.since?.toISOString() ?? null,
    of: (app: string, version: string): Doing => ({
      stretches: Array.from({ length: STRETCHES }, (_, at) => ({
        from: new Date(from.getTime() + at * STRETCH_MS).toISOString(),
        ...didOf(app, version, at),
      })),
      whole: didOf(app, version, null),
    }),
  }
}
