import { and, asc, desc, eq, inArray, like, or, sql } from 'drizzle-orm'
import type { Market } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { localities, postcodeDistricts } from '../../kernel/db/schema'

export type LocalityRow = typeof localities.$inferSelect
export type DistrictRow = typeof postcodeDistricts.$inferSelect
export type WrittenType = LocalityRow['type']

/** Letters and digits of the street's name alone. */
const streetText = sql`regexp_replace(lower(${localities.street}), '[^a-z0-9]', '', 'g')`

/** Labels that begin with the words come first, then streets that are called so. `searchText` must be letters and digits only, so it can not be a pattern; without any it finds nothing. */
export const searchLocalities = async (
  db: Db,
  market: Market,
  types: readonly WrittenType[],
  searchText: string,
  limit: number,
): Promise<LocalityRow[]> =>
  searchText === '' || types.length === 0
    ? []
    : db
        .select()
        .from(localities)
        .where(
          and(
            eq(localities.market, market),
            inArray(localities.type, [...types]),
            like(localities.searchText, `%${searchText}%`),
          ),
        )
        .orderBy(
          desc(like(localities.searchText, `${searchText}%`)),
          desc(
            sql`${localities.street} <> '' and (starts_with(${streetText}, ${searchText}) or starts_with(${searchText}, ${streetText}))`,
          ),
          asc(localities.publicId),
        )
        .limit(limit)

export const findLocality = async (db: Db, publicId: string): Promise<LocalityRow | undefined> => {
  const [row] = await db.select().from(localities).where(eq(localities.publicId, publicId))
  return row
}

export const addressesAtPostcode = (db: Db, postcode: string): Promise<LocalityRow[]> =>
  db
    .select()
    .from(localities)
    .where(and(eq(localities.type, 'address'), eq(localities.postcode, postcode)))
    .orderBy(asc(localities.publicId))

/** Those of the postcodes at which an address is written down. */
export const postcodesWithDoors = async (db: Db, postcodes: readonly string[]): Promise<ReadonlySet<string>> => {
  if (postcodes.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ postcode: localities.postcode })
    .from(localities)
    .where(and(eq(localities.type, 'address'), inArray(localities.postcode, [...postcodes])))
  return new Set(rows.map(({ postcode }) => postcode))
}

/** Where a postcode is: as it was written down itself, else at a door that has it. */
export const writtenAt = async (db: Db, market: Market, postcode: string): Promise<LocalityRow | undefined> => {
  const [row] = await db
    .select()
    .from(localities)
    .where(and(eq(localities.market, market), eq(localities.postcode, postcode)))
    .orderBy(desc(localities.type), asc(localities.publicId))
    .limit(1)
  return row
}

/** The districts with these names: the caller lists every name that could be meant. */
export const findDistricts = (db: Db, market: Market, names: readonly string[]): Promise<DistrictRow[]> =>
  db
    .select()
    .from(postcodeDistricts)
    .where(and(eq(postcodeDistricts.market, market), inArray(postcodeDistricts.district, [...names])))

/** The districts of a town: `Dublin` has Dublin 1, Dublin 2 and so on. */
export const districtsOfTown = (db: Db, market: Market, town: string): Promise<DistrictRow[]> => {
  const called = town.toLowerCase()
  const name = sql`lower(${postcodeDistricts.town})`
  return db
    .select()
    .from(postcodeDistricts)
    .where(and(eq(postcodeDistricts.market, market), or(eq(name, called), sql`starts_with(${name}, ${`${called} `})`)))
}

/** Districts and routing keys of both countries with this name: two may have one. */
export const districtsCalled = (db: Db, name: string): Promise<DistrictRow[]> =>
  db.select().from(postcodeDistricts).where(eq(postcodeDistricts.district, name))
