import { districts, localities } from '../../../data'
import * as tables from '../../kernel/db/schema'
import { batches, seedStep } from '../../kernel/db/seed.step'
import { searchTextOf } from '../../kernel/db/search-text'

/** What an address search can find. Nothing refers to these rows, so they are simply replaced. */
export const placesStep = () =>
  seedStep({
    name: 'places',
    content: {
      addresses: localities.map((locality) => ({ ...locality, searchText: searchTextOf(locality.displayLabel) })),
      districts: [...districts],
    },
    write: async (tx, rows) => {
      await tx.delete(tables.localities)
      for (const batch of batches(rows.addresses)) await tx.insert(tables.localities).values(batch)
      await tx.delete(tables.postcodeDistricts)
      for (const batch of batches(rows.districts)) await tx.insert(tables.postcodeDistricts).values(batch)
    },
  })
