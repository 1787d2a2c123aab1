import { css } from '@emotion/react'
import { useState, type FormEvent } from 'react'
import type { ItemRequest, MenuItem } from '@galo/contracts'
import { formatMoney } from '@galo/domain'
import { Button, Notice, Price, Sheet, Stepper, Text, VisuallyHidden, type HeatLevel } from '@galo/ui'
import { AllergenList } from './allergen-list'
import { ChoiceQuestion } from './choice-question'
import { choiceGroups, heatOf, kcalWith, totalFor } from './item-configurator.model'
import { toModifierRequests } from './item.model'
import { ItemIntro } from './item-head'
import type { AddOutcome, ItemSheetProps } from './item-sheet.props'
import { ItemStage } from './item-stage'
import { KCAL_SENTENCE } from './item.words'
import { useConfigurator } from './use-configurator'

const foot = css({ display: 'flex', gap: 'var(--s-3)', width: '100%', '& > :last-child': { flex: 1 } })
const questions = css({ display: 'grid', gap: 'var(--s-5)' })

/** Row C08. */
const MOST_OF_ONE = 999

const questionId = (modifierId: string): string => `question-${modifierId}`

/** To the first question in the way: the eye by scrolling, the reader by focus. */
const goTo = (modifierId: string) => {
  const question = document.getElementById(questionId(modifierId))
  question?.scrollIntoView({ block: 'center' })
  question?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')?.focus({ preventScroll: true })
}

interface ItemFormProps extends ItemSheetProps {
  readonly item: MenuItem
  readonly onAdd: (request: ItemRequest) => Promise<AddOutcome>
}

/** The dish with its questions; the price in the button is what will be charged for it. */
export const ItemForm = ({ card, item, fulfilmentType, unavailable, pictureOf, onAdd, onClose }: ItemFormProps) => {
  const { selection, quantity, setQuantity, shownProblems, take, check } = useConfigurator(item, unavailable)
  const [isAdding, setIsAdding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const total = totalFor(item, selection, quantity, fulfilmentType)
  const chosenHeat = heatOf(item, selection)
  const heat = isHeatLevel(chosenHeat) ? chosenHeat : null

  const add = async (event: FormEvent) => {
    event.preventDefault()
    const problem = check()
    if (problem !== null) return goTo(problem)
    setFailure(null)
    setIsAdding(true)
    const outcome = await onAdd({ id: item.id, quantity, modifiers: toModifierRequests(item, selection) })
    setIsAdding(false)
    if (outcome.kind === 'added') onClose()
    if (outcome.kind === 'failed') setFailure(outcome.words)
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={card.displayName}
      aside={<Price large>{formatMoney(card.price)}</Price>}
      intro={<ItemIntro card={card} kcal={card.kcal === null ? null : kcalWith(item, selection)} />}
      stage={<ItemStage card={card} heat={heat} />}
      heat={heat ?? undefined}
      foot={
        <div css={foot}>
          <Stepper tall label={card.displayName} value={quantity} max={MOST_OF_ONE} onChange={setQuantity} />
          <Button
            type="submit"
            form="item-form"
            variant="next"
            busy={isAdding && 'Adding'}
            end={total === null ? undefined : formatMoney(total)}
          >
            Add to basket
          </Button>
        </div>
      }
    >
      <form id="item-form" css={questions} onSubmit={(event) => void add(event)} noValidate>
        {choiceGroups(item, selection).map((group) => (
          <ChoiceQuestion
            key={group.modifier.id}
            id={questionId(group.modifier.id)}
            group={group}
            error={shownProblems.get(group.modifier.id)}
            unavailable={unavailable}
            pictureOf={pictureOf}
            onTake={(choiceId, count) => take(group, choiceId, count)}
          />
        ))}
      </form>
      <AllergenList item={item} selection={selection} />
      {card.kcal !== null && (
        <Text size="small" tone="faint">
          {KCAL_SENTENCE}
        </Text>
      )}
      {failure !== null && (
        <Notice tone="error" live>
          {failure}
        </Notice>
      )}
      <VisuallyHidden role="status">{shownProblems.size === 0 ? '' : [...shownProblems.values()][0]}</VisuallyHidden>
    </Sheet>
  )
}

const isHeatLevel = (heat: number | null): heat is HeatLevel => heat !== null && [0, 1, 2, 3, 4, 5].includes(heat)
