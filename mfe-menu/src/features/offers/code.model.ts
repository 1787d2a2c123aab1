import type { Basket } from '@galo/contracts/basket'
import type { CodeRefusal } from './code-problem.model'
import type { CodeWords } from './code.words'

export interface AppliedCode {
  readonly code: string
  /** As the campaign calls it; `null` where nothing says. */
  readonly name: string | null
}

/** The code on a basket, of which there is at most one (H07), with the name its deductions carry. */
export const appliedCode = ({
  promotions,
  menu_items,
}: Pick<Basket, 'promotions' | 'menu_items'>): AppliedCode | null => {
  const code = promotions?.codes[0]
  if (code === undefined) return null
  const kind = promotions?.applied.find(({ discount_code }) => discount_code === code)?.kind
  const deduction = menu_items.flatMap(({ deductions }) => deductions).find((one) => one.kind === kind)
  return { code, name: deduction?.display_name ?? null }
}

/** What stands beside the field. */
export const refusalWords = (refusal: CodeRefusal, words: CodeWords): string => {
  switch (refusal.reason) {
    case 'problem':
      return words.problems[refusal.problem]
    case 'not-now':
      return words.notNow
    default:
      return words.refused[refusal.reason]
  }
}
