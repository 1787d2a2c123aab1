import type { Db } from '../../kernel/db/database'
import { readMenu, type MenuSnapshot } from '../menu'
import type { BasketPlatform } from './basket.ports'
import type { BasketRow } from './basket.store'
import type { Removed } from './basket.upkeep'

/** A basket that is ours, current and held until `tx` ends. */
export interface HeldBasket {
  readonly platform: BasketPlatform
  readonly tx: Db
  readonly row: BasketRow
  readonly now: Date
}

/** A basket as a call leaves it. */
export interface Outcome {
  readonly row: BasketRow
  /** The menu it was decided by, if it was read: the answer is priced by the same. */
  readonly menu?: MenuSnapshot
  /** What the platform itself took out of it on the way. */
  readonly removed?: Removed
  /** The call is refused all the same; the refusal brings the basket. */
  readonly refusal?: { readonly code: string; readonly message: string }
}

/** The menu of a held basket. */
export const menuFor = ({ tx, row }: HeldBasket): Promise<MenuSnapshot> => readMenu(tx, row)
