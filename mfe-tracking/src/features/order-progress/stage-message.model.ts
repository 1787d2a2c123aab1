import type { OrderProgress, Stage } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { ORDER_PROGRESS_WORDS } from './order-progress.words'

/** The text of a stage; of a second delivery its own. */
export const stageMessage = (
  stage: Stage,
  { redeliveryState }: Pick<OrderProgress, 'redeliveryState'>,
  locale: Locale,
): string => {
  const { stages, secondTry } = wordsOf(ORDER_PROGRESS_WORDS, locale)
  return (redeliveryState == null ? stages : secondTry)[stage]
}
