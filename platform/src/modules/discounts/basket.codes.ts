import { MARKETS, totalsOf, type Money } from '@galo/domain'
import type { SeedDiscountCode } from '../../../data/discount-codes'
import { sumsOf, type BasketRow, type Shop } from '../basket'
import { priceLines, readMenu } from '../menu'
import { problemOfCode } from './code.facts'
import { discountOf, type CodeProblem } from './discount.rules'
import { findCode, readCodes } from './discounts.store'

export interface JudgedCode {
  readonly code: SeedDiscountCode
  readonly problem: CodeProblem | null
  /** What it would take off this basket. */
  readonly amount: Money
}

const judge = async (
  { db, rewards }: Shop,
  row: BasketRow,
  codes: readonly SeedDiscountCode[],
  now: Date,
): Promise<readonly JudgedCode[]> => {
  const lines = priceLines(row, await readMenu(db, row))
  const itemsTotal = totalsOf(lines, [], [], MARKETS[row.market].currencyCode).items
  const judged: JudgedCode[] = []
  for (const code of codes)
    judged.push({
      code,
      problem: await problemOfCode(db, row, itemsTotal, code, now),
      amount: sumsOf(row, lines, discountOf(code, row.market), rewards.valueOf).discount,
    })
  return judged
}

/** The announced codes, by name. */
export const announcedCodes = async (shop: Shop, row: BasketRow, now: Date): Promise<readonly JudgedCode[]> =>
  judge(
    shop,
    row,
    (await readCodes(shop.db)).filter(({ isListed }) => isListed),
    now,
  )

/** A code that was typed; null when nobody knows it. */
export const judgedCode = async (shop: Shop, row: BasketRow, typed: string, now: Date): Promise<JudgedCode | null> => {
  const code = await findCode(shop.db, typed)
  if (code === null) return null
  const [judged] = await judge(shop, row, [code], now)
  return judged ?? null
}
