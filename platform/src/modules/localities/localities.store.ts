import { and, asc, desc, eq, inArray, like, or, sql } from 'drizzle-orm'
import type { Market } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { localities, postcodeDistricts } from '../../kernel/db/schema'

export type LocalityRow = typeof localities.$inferSelect
export type DistrictRow = typeof postcodeDistricts.$inferSelect
export type WrittenType = LocalityRow['type']

/** Labels that begin with the words come first. `searchText` must be letters and digits only, so it can not be a pattern; without any it finds nothing. */
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
        .orderBy(desc(like(localities.searchText, `${searchText}%`)), asc(localities.publicId))
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
