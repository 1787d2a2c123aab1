import { isNonBlank, isTableNumber } from '@galo/domain'

/** The two ways that have a table. */
export type OnPremises = 'EAT_IN' | 'AT_TABLE'

/** What is wrong with a table as it is typed; `null` when nothing is. */
export const tableProblem = (typed: string): 'empty' | 'wrong' | null => {
  if (!isNonBlank(typed)) return 'empty'
  return isTableNumber(typed) ? null : 'wrong'
}
