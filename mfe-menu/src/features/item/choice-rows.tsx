import { useId, type ReactNode } from 'react'
import type { Choice } from '@galo/contracts/menu'
import { css } from '@galo/css'
import { formatMoney } from '@galo/domain'
import { useStore } from '@galo/state'
import { CheckboxRow, Picture, RadioRow, Stepper } from '@galo/ui'
import { useLocale, wordsOf, type Locale } from '@galo/words'
import { countOf, energyWords, isFull, isGone, type ChoiceGroupModel } from './item-configurator.model'
import { ITEM_SHEET_WORDS } from './item-sheet.words'
import type { MarkOf } from './use-item-safety'

const unsafe = css({ color: 'var(--error)', fontWeight: 600 })
const more = css({ display: 'flex', justifyContent: 'flex-end', paddingBlockEnd: 'var(--s-2)' })

interface ChoiceRowsProps {
  readonly group: ChoiceGroupModel
  readonly unavailable: ReadonlySet<string>
  /** Why a choice is not for who is looking. */
  readonly mark: MarkOf
  /** Where a dish's picture is, for choices that are a portion of one. */
  readonly pictureOf: (itemId: string) => string | undefined
  readonly onTake: (choiceId: string, count: number) => void
}

const extraPrice = ({ price }: Choice): { readonly price?: string } =>
  price.value === 0 ? {} : { price: `+${formatMoney(price)}` }

interface Detail {
  readonly choice: Choice
  readonly gone: boolean
  readonly why: string | null
  /** Of what it brings along, in words; `null` where nothing is said of it. */
  readonly energy: string | null
}

const detailOf = ({ choice, gone, why, energy }: Detail, locale: Locale): { readonly detail?: ReactNode } => {
  const words = [
    ...(gone ? [wordsOf(ITEM_SHEET_WORDS, locale).soldOut] : []),
    ...(choice.description === undefined ? [] : [choice.description]),
    ...(energy === null ? [] : [energy]),
  ]
  const plain = words.join(' · ')
  if (why === null) return plain === '' ? {} : { detail: plain }
  return {
    detail: (
      <>
        <span css={unsafe}>{why}</span>
        {plain !== '' && ` · ${plain}`}
      </>
    ),
  }
}

/** One row per choice: radios where one is wanted, boxes where several are, a stepper beside a box that may count twice. */
export const ChoiceRows = ({ group, unavailable, mark, pictureOf, onTake }: ChoiceRowsProps) => {
  const locale = useLocale()
  const hidesCalories = useStore('menuFilters', ({ hideCalories }) => hideCalories)
  const name = useId()
  const boxOf = ({ id }: Choice) => `${name}${id}`
  return group.modifier.choices.map((choice) => {
    const gone = isGone(choice, unavailable)
    const count = countOf(group, choice.id)
    const energy = hidesCalories === true ? null : energyWords(group, choice, locale)
    const picture = choice.itemId === undefined ? undefined : pictureOf(choice.itemId)
    const common = {
      label: choice.displayName,
      ...detailOf({ choice, gone, why: mark(choice), energy }, locale),
      ...extraPrice(choice),
      ...(picture === undefined ? {} : { picture: <Picture url={picture} alt="" size={56} /> }),
    }
    if (group.form === 'one')
      return (
        <RadioRow
          key={choice.id}
          {...common}
          name={name}
          value={choice.id}
          checked={count > 0}
          disabled={gone}
          onChange={() => onTake(choice.id, 1)}
        />
      )
    const left = group.max - group.chosen.length
    // A group that takes one gives up the other by itself; a full one first has to lose something.
    const isBlocked = group.max > 1 && isFull(group) && count === 0
    return (
      <div key={choice.id}>
        <CheckboxRow
          {...common}
          id={boxOf(choice)}
          checked={count > 0}
          disabled={gone}
          blocked={isBlocked}
          onChange={(checked) => onTake(choice.id, checked ? 1 : 0)}
        />
        {group.form === 'counted' && count > 0 && group.max > 1 && (count > 1 || left > 0) && (
          <div css={more}>
            <Stepper
              label={choice.displayName}
              value={count}
              max={count + left}
              onChange={(next) => onTake(choice.id, next)}
              onRemove={() => {
                document.getElementById(boxOf(choice))?.focus()
                onTake(choice.id, 0)
              }}
            />
          </div>
        )}
      </div>
    )
  })
}
