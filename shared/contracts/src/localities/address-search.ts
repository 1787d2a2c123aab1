import type { ClientAddress, LatLng } from '@galo/domain'
import type { AddressPrediction } from './localities.schema'

/**
 * Who knows addresses (D11): the localities service, or a provider of maps. What fails is thrown; an answer after an abort is ignored.
 * `Signal` is the browser's `AbortSignal`, of which a contract knows nothing.
 */
export interface AddressSearch<Signal> {
  /** Places of the market that the words may mean, best first. */
  readonly suggest: (words: string, signal: Signal) => Promise<readonly AddressPrediction[]>
  /** Where a suggested place is. `doors`: the addresses known there, for a postcode. */
  readonly details: (id: string) => Promise<{
    readonly address: ClientAddress
    readonly doors: readonly AddressPrediction[]
  }>
  /** The best of the places that the words may mean; `null` where nobody knows. */
  readonly geocode: (words: string) => Promise<ClientAddress | null>
  /** The door at a position; `null` where nobody knows one. */
  readonly reverse: (at: LatLng) => Promise<ClientAddress | null>
}
