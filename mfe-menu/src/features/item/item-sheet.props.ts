import type { ItemRequest, MenuItem } from '@galo/contracts'
import type { FulfilmentType } from '@galo/domain'
import type { ItemCard } from './item.data'

export interface ItemSheetProps {
  readonly card: ItemCard
  /** The whole dish; `null` while it is on its way. */
  readonly item: MenuItem | null
  readonly failed: boolean
  readonly onRetry: () => void
  readonly fulfilmentType: FulfilmentType
  readonly unavailable: ReadonlySet<string>
  readonly pictureOf: (itemId: string) => string | undefined
  /** Absent when nothing can be ordered here now. */
  readonly onAdd: ((request: ItemRequest) => Promise<AddOutcome>) | undefined
  readonly onClose: () => void
}

/** What became of adding: done, or words to read before trying again. `asked`: another question came first. */
export type AddOutcome =
  { readonly kind: 'added' } | { readonly kind: 'asked' } | { readonly kind: 'failed'; readonly words: string }
