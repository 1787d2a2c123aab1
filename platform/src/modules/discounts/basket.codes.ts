import { MARKETS, totalsOf, type Money } from '@galo/domain'
import type { SeedDiscountCode } from '../../../data/discount-codes'
import type { BasketRow } from '../basket/basket.store'
import { sumsOf } from '../basket/basket.sums'
import { priceLines } from '../basket/line.price'
import { openPantry } from '../basket/pantry'
import type { Db } from '../../kernel/db/database'
import { problemOfCode } from './code.facts'
import type { CodeProblem } from './discount.rules'
import { findCode, readCodes } from './discounts.store'

export interface JudgedCode {
  readonly code: SeedDiscountCode
  readonly problem: CodeProblem | null
  /** What it would take off this basket. */
  readonly amount: Money
}

const judge = async (
  db: Db,
  row: BasketRow,
  codes: readonly SeedDiscountCode[],
  now: Date,
): Promise<readonly JudgedCode[]> => {
  const lines = priceLines(row, await openPantry(db, row.restaurantId, row.lines))
  const itemsTotal = totalsOf(lines, [], [], MARKETS[row.market].currencyCode).items
  const judged: JudgedCode[] = []
  for (const code of codes)
    judged.push({
      code,
      problem: await problemOfCode(db, row, itemsTotal, code, now),
      amount: sumsOf(row, lines, code).discount,
    })
  return judged
}

/** The announced codes, by name. */
export const announcedCodes = async (db: Db, row: BasketRow, now: Date): Promise<readonly JudgedCode[]> =>
  judge(
    db,
    row,
    (await readCodes(db)).filter(({ isListed }) => isListed),
    now,
  )

/** A code that was typed; null when nobody knows it. */
export const judgedCode = async (db: Db, row: BasketRow, typed: string, now: Date): Promise<JudgedCode | null> => {
  const code = await findCode(db, typed)
  if (code === null) return null
  const [judged] = await judge(db, row, [code], now)
  return judged ?? null
}
