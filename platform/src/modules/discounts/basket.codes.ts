import { MARKETS, totalsOf, type Money } from '@galo/domain'
import type { DiscountCode } from '../../../data/discount-codes'
import { sumsOf, type BasketRow, type BasketPlatform } from '../basket'
import { priceLines, readMenu } from '../menu'
import { problemOfCode } from './code.facts'
import { discountOf, type CodeProblem } from './discount.rules'
import { findCode, readCodes } from './discounts.store'

export interface EvaluatedCode {
  readonly code: DiscountCode
  readonly problem: CodeProblem | null
  /** What it would take off this basket. */
  readonly amount: Money
}

const evaluate = async (
  { db, rewards }: BasketPlatform,
  row: BasketRow,
  codes: readonly DiscountCode[],
  now: Date,
): Promise<readonly EvaluatedCode[]> => {
  const lines = priceLines(row, await readMenu(db, row))
  const itemsTotal = totalsOf(lines, [], [], MARKETS[row.market].currencyCode).items
  const evaluated: EvaluatedCode[] = []
  for (const code of codes)
    evaluated.push({
      code,
      problem: await problemOfCode(db, row, itemsTotal, code, now),
      amount: sumsOf(row, lines, discountOf(code, row.market), rewards.valueOf).discount,
    })
  return evaluated
}

/** The announced codes, by name. */
export const announcedCodes = async (
  platform: BasketPlatform,
  row: BasketRow,
  now: Date,
): Promise<readonly EvaluatedCode[]> =>
  evaluate(
    platform,
    row,
    (await readCodes(platform.db)).filter(({ isListed }) => isListed),
    now,
  )

/** A code that was typed; null when nobody knows it. */
export const evaluateTypedCode = async (
  platform: BasketPlatform,
  row: BasketRow,
  typed: string,
  now: Date,
): Promise<EvaluatedCode | null> => {
  const code = await findCode(platform.db, typed)
  if (code === null) return null
  const [evaluated] = await evaluate(platform, row, [code], now)
  return evaluated ?? null
}
