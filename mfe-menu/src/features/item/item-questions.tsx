import type { FormEvent } from 'react'
import type { MenuItem } from '@galo/contracts/menu'
import { css } from '@galo/css'
import { VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { ChoiceQuestion } from './choice-question'
import { choiceGroups } from './item-configurator.model'
import { ITEM_SHEET_WORDS } from './item-sheet.words'
import type { Configurator } from './use-configurator'
import type { MarkOf } from './use-item-safety'

const questions = css({ display: 'grid', gap: 'var(--s-5)' })

const questionId = (modifierId: string): string => `question-${modifierId}`

/** To the first question in the way: the eye by scrolling, the reader by focus. */
export const goToQuestion = (modifierId: string): void => {
  const question = document.getElementById(questionId(modifierId))
  question?.scrollIntoView?.({ block: 'center' })
  question?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')?.focus({ preventScroll: true })
}

interface ItemQuestionsProps {
  readonly formId: string
  readonly item: MenuItem
  readonly configurator: Configurator
  /** What the button says, '£14.25'. */
  readonly total: string | undefined
  readonly unavailable: ReadonlySet<string>
  readonly mark: MarkOf
  readonly pictureOf: (itemId: string) => string | undefined
  /** Something goes in with it. */
  readonly isMore: boolean
  readonly onSubmit: () => void
}

/** Everything about a dish that can be chosen. */
export const ItemQuestions = ({
  formId,
  item,
  configurator: { selection, shownProblems, isChanged, take },
  total,
  unavailable,
  mark,
  pictureOf,
  isMore,
  onSubmit,
}: ItemQuestionsProps) => {
  const words = useWords(ITEM_SHEET_WORDS)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <>
      <form id={formId} css={questions} onSubmit={submit} noValidate>
        {choiceGroups(item, selection).map((group) => (
          <ChoiceQuestion
            key={group.modifier.id}
            id={questionId(group.modifier.id)}
            group={group}
            error={shownProblems.get(group.modifier.id)}
            unavailable={unavailable}
            mark={mark}
            pictureOf={pictureOf}
            onTake={take}
          />
        ))}
      </form>
      <VisuallyHidden role="status">
        {[...shownProblems.values()][0] ?? ((isChanged || isMore) && total !== undefined ? words.nowCosts(total) : '')}
      </VisuallyHidden>
    </>
  )
}
