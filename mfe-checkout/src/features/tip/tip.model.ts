import { readTip, SUGGESTED_TIPS, type CurrencyCode, type TipProblem } from '@galo/domain'
import type { Tip } from './use-tip'

export const NO_TIP = 'none'
export const OWN_TIP = 'own'

/** Which of the answers is chosen: none, one of the suggested sums, or one's own. */
export const chosenTip = ({ value, own }: Pick<Tip, 'value' | 'own'>): string => {
  if (own !== null) return OWN_TIP
  return SUGGESTED_TIPS.some((each) => each === value) ? String(value) : NO_TIP
}

/** What choosing an answer gives. One's own begins empty: nothing is given before it is typed. */
export const giveChoice = (choice: string, { give }: Pick<Tip, 'give'>): void => {
  if (choice === OWN_TIP) give(0, '')
  else give(choice === NO_TIP ? 0 : Number(choice), null)
}

/** What is typed gives as much as can be read, and is kept as it was typed. */
export const giveOwn = (typed: string, currencyCode: CurrencyCode, { give }: Pick<Tip, 'give'>): void => {
  const read = readTip(typed, currencyCode)
  give(read.ok ? read.value : null, typed)
}

export const tipProblem = (typed: string, currencyCode: CurrencyCode): TipProblem | null => {
  const read = readTip(typed, currencyCode)
  return read.ok ? null : read.error
}
