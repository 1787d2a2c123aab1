import type { Market } from '@galo/domain'
import type { localities } from '../../kernel/db/schema'

/** An address or a postcode as it is written down. */
export type WrittenAddress = typeof localities.$inferSelect

/** What the maps provider has to know of addresses, for the places it finds to be those the platform delivers to. */
export interface AddressBook {
  /** What a postcode, or the beginning of one, stands for. */
  atPostcode(typed: string, market: Market): Promise<readonly WrittenAddress[]>
  doorsAt(postcode: string): Promise<readonly WrittenAddress[]>
  find(publicId: string): Promise<WrittenAddress | undefined>
  /** `searchText` is letters and digits only. */
  search(
    market: Market,
    types: readonly WrittenAddress['type'][],
    searchText: string,
    limit: number,
  ): Promise<readonly WrittenAddress[]>
}
