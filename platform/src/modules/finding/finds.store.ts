import { and, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm'
import { dayBounds } from '../../kernel/clock/day-bounds'
import type { Db } from '../../kernel/db/database'
import { orderFinds } from '../../kernel/db/schema'
import type { Find } from './find.query'
import { findWords, type FoundBy } from './find.words'

/** Words as they are, without a dictionary. */
const vectorOf = (words: readonly string[]): SQL =>
  sql`array_to_tsvector(array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[])`

export const insertFinds = async (tx: Db, by: FoundBy & { readonly createdAt: Date }): Promise<void> => {
  const row = { orderId: by.order.id, words: vectorOf(findWords(by)), createdAt: by.createdAt }
  await tx.insert(orderFinds).values(row).onConflictDoNothing()
}

/** From where on to go on: the last of the page before. */
export interface FindsAfter {
  readonly createdAt: Date
  readonly orderId: string
}

/** So few hits are put in order as they are. */
export const MOST_HITS = 2_000
/** Of many hits some are among the latest orders: so many of those are looked through first. */
const LATEST = 5_000
/** More than there are: the database finds all of them before it puts them in order, by their words and not by walking back through time. */
const ALL = 2_000_000_000

const columns = { orderId: orderFinds.orderId, createdAt: orderFinds.createdAt }

const within = ({ day }: Find, timeZone: string, after: FindsAfter | null): SQL | undefined => {
  const bounds = day === null ? null : dayBounds(day, timeZone)
  return and(
    bounds === null ? undefined : and(gte(orderFinds.createdAt, bounds.from), lt(orderFinds.createdAt, bounds.to)),
    after === null
      ? undefined
      : or(
          lt(orderFinds.createdAt, after.createdAt),
          and(eq(orderFinds.createdAt, after.createdAt), lt(orderFinds.orderId, after.orderId)),
        ),
  )
}

/** What is asked of the database for one page; apart from who asks, so that a test sees how each is planned. */
export const findQueries = (db: Db, find: Find, timeZone: string, after: FindsAfter | null, most: number) => {
  const range = within(find, timeZone, after)
  const query = find.terms.map((term) => `'${term}':*`).join(' & ')
  const says = sql`${orderFinds.words} @@ ${query}::tsquery`
  const latestFirst = [desc(orderFinds.createdAt), desc(orderFinds.orderId)] as const
  const all = db.select(columns).from(orderFinds).where(and(says, range)).limit(ALL).as('hits')
  const latest = db
    .select({ ...columns, words: orderFinds.words })
    .from(orderFinds)
    .where(range)
    .orderBy(...latestFirst)
    .limit(LATEST)
    .as('latest')
  return {
    /** Whatever they say. */
    byTime: db
      .select(columns)
      .from(orderFinds)
      .where(range)
      .orderBy(...latestFirst)
      .limit(most),
    hits: db.select(columns).from(orderFinds).where(and(says, range)).limit(MOST_HITS),
    amongLatest: db
      .select({ orderId: latest.orderId, createdAt: latest.createdAt })
      .from(latest)
      .where(sql`${latest.words} @@ ${query}::tsquery`)
      .orderBy(desc(latest.createdAt), desc(latest.orderId))
      .limit(most),
    sorted: db
      .select({ orderId: all.orderId, createdAt: all.createdAt })
      .from(all)
      .orderBy(desc(all.createdAt), desc(all.orderId))
      .limit(most),
  }
}

const isLater = (one: FindsAfter, other: FindsAfter): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (other.orderId < one.orderId ? -1 : 1)

/**
 * The orders that are found, the latest first. What is looked at are hits and some thousands of the latest orders, never all there are: few hits are looked
 * up by their words and put in order; of many a page is nearly always among the latest, and where it is not, all hits are put in order.
 */
export const pageOfFinds = async (
  db: Db,
  find: Find,
  timeZone: string,
  { after, most }: { readonly after: FindsAfter | null; readonly most: number },
): Promise<readonly FindsAfter[]> => {
  const queries = findQueries(db, find, timeZone, after, most)
  if (find.terms.length === 0) return queries.byTime
  const hits = await queries.hits
  if (hits.length < MOST_HITS) return hits.sort(isLater).slice(0, most)
  const latest = await queries.amongLatest
  return latest.length === most ? latest : queries.sorted
}
