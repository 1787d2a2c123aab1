import { memo } from 'react'
import { Badge, ChoiceGroup, HeatChooser, HEAT_WORDS } from '@galo/ui'
import { useWords } from '@galo/words'
import { ChoiceRows } from './choice-rows'
import { isFull, isSameGroup, type ChoiceGroupModel } from './item-configurator.model'
import { ITEM_SHEET_WORDS } from './item-sheet.words'
import { UnsafeMark } from './unsafe-mark'
import type { MarkOf } from './use-item-safety'

interface ChoiceQuestionProps {
  readonly id: string
  readonly group: ChoiceGroupModel
  readonly error: string | undefined
  readonly unavailable: ReadonlySet<string>
  readonly mark: MarkOf
  readonly pictureOf: (itemId: string) => string | undefined
  readonly onTake: (group: ChoiceGroupModel, choiceId: string, count: number) => void
}

/** "Required" until it is answered; "1 of 2" where several are wanted; nothing where nothing has to be. */
const ProgressBadge = ({ group: { chosen, min, max } }: { readonly group: ChoiceGroupModel }) => {
  const words = useWords(ITEM_SHEET_WORDS)
  if (max > 1 && (min > 0 || chosen.length > 0))
    return <Badge tone={chosen.length >= min ? 'ok' : 'hot'}>{words.progress(chosen.length, max)}</Badge>
  if (min > 0) return chosen.length === 0 ? <Badge tone="hot">{words.required}</Badge> : null
  return <Badge>{words.ifYouLike}</Badge>
}

const Question = ({ id, group, error, unavailable, mark, pictureOf, onTake }: ChoiceQuestionProps) => {
  const words = useWords(ITEM_SHEET_WORDS)
  const { heats } = useWords(HEAT_WORDS)
  const { modifier, form, chosen } = group
  if (form === 'heat')
    return (
      <HeatChooser
        id={id}
        legend={modifier.promptLabel}
        note={chosen.length === 0 ? <Badge tone="white">{words.required}</Badge> : undefined}
        value={chosen[0] ?? null}
        options={modifier.choices.map((choice) => {
          const { id: value, displayName, description, heat = 0 } = choice
          const { level, word } = heats.find((known) => known.level === heat) ?? heats[0]
          const why = mark(choice)
          return {
            value,
            level,
            word,
            name: displayName,
            ...(description === undefined ? {} : { line: description }),
            ...(why === null ? {} : { mark: <UnsafeMark why={why} /> }),
          }
        })}
        onChange={(value) => onTake(group, value, 1)}
        error={error}
      />
    )
  return (
    <ChoiceGroup
      id={id}
      legend={modifier.promptLabel}
      note={<ProgressBadge group={group} />}
      error={error}
      {...(group.max > 1 ? { status: isFull(group) ? words.full(group.max) : '' } : {})}
    >
      <ChoiceRows
        group={group}
        unavailable={unavailable}
        mark={mark}
        pictureOf={pictureOf}
        onTake={(choiceId, count) => onTake(group, choiceId, count)}
      />
    </ChoiceGroup>
  )
}

const isSameQuestion = (
  before: ChoiceQuestionProps,
  { id, group, error, unavailable, mark, pictureOf, onTake }: ChoiceQuestionProps,
) =>
  isSameGroup(before.group, group) &&
  before.id === id &&
  before.error === error &&
  before.unavailable === unavailable &&
  before.mark === mark &&
  before.pictureOf === pictureOf &&
  before.onTake === onTake

/** One question about a dish, asked in the form that suits it. Drawn again when its own answer changes, and not for the others'. */
export const ChoiceQuestion = memo(Question, isSameQuestion)
