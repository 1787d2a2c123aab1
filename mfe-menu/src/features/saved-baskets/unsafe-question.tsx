import { Button, Dialog, Text, WarningFillIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { judgedFoodWords } from '@galo/words/food'
import type { JudgedKept } from './kept-safety.model'
import { UNSAFE_QUESTION_WORDS } from './unsafe-question.words'

interface UnsafeQuestionProps {
  readonly unsafe: readonly JudgedKept[]
  /** Something is left to put in without them. */
  readonly hasOthers: boolean
  readonly answer: (what: 'all' | 'without' | 'nothing') => void
}

/** Between dishes that don't suit and the basket (X09): names each with its reason. The last way on is the one that puts in nothing unsafe. */
export const UnsafeQuestion = ({ unsafe, hasOthers, answer }: UnsafeQuestionProps) => {
  const words = useWords(UNSAFE_QUESTION_WORDS)
  const locale = useLocale()
  return (
    <Dialog
      open
      onClose={() => answer('nothing')}
      icon={<WarningFillIcon size={28} />}
      title={words.heading}
      actions={
        <>
          <Button variant="outline" full onClick={() => answer('all')}>
            {words.all}
          </Button>
          <Button variant="act" full onClick={() => answer(hasOthers ? 'without' : 'nothing')}>
            {hasOthers ? words.without : words.nothing}
          </Button>
        </>
      }
    >
      {unsafe.map(({ dish, judged }, index) => (
        <Text key={index}>
          <b>{dish.display_name}</b>
          {judged !== null && `: ${judgedFoodWords(judged, locale)}`}
        </Text>
      ))}
    </Dialog>
  )
}
