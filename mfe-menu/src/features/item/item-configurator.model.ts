import type { Choice, MenuItem, Modifier } from '@galo/contracts/menu'
import {
  addMoney,
  askedModifiers,
  choose,
  modifierKind,
  multiplyMoney,
  priceSelection,
  sumMoney,
  selectionProblems,
  type FulfilmentType,
  type ModifierKind,
  type Money,
  type Selection,
} from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { depositOf, kcalOf } from './item.model'
import { ITEM_SHEET_WORDS } from './item-sheet.words'

/** How a group is asked: one of several, any of several, or so many of several where one may be taken twice. */
export type GroupForm = 'heat' | 'one' | 'some' | 'counted'

/** A question of the item's sheet, as it stands with what is chosen. */
export interface ChoiceGroupModel {
  readonly modifier: Modifier
  readonly kind: ModifierKind
  readonly form: GroupForm
  readonly min: number
  readonly max: number
  readonly chosen: readonly string[]
  /** Energy of the dish without choices; `null` where none is to be said. */
  readonly baseKcal: number | null
}

const formOf = ({ slug, selectableQuantity }: Modifier, min: number, max: number): GroupForm => {
  if (modifierKind(slug) === 'baste') return 'heat'
  if (min === 1 && max === 1) return 'one'
  return selectableQuantity === true ? 'counted' : 'some'
}

/** The questions that are open now, in the menu's order; sides appear with the meal that brings them. */
export const choiceGroups = (item: MenuItem, selection: Selection): readonly ChoiceGroupModel[] =>
  askedModifiers(item, selection).flatMap(({ modifier: { id }, min, max }) => {
    const modifier = item.modifiers.find((candidate) => candidate.id === id)
    if (modifier === undefined) return []
    const chosen = selection[id] ?? []
    return [
      {
        modifier,
        kind: modifierKind(modifier.slug),
        form: formOf(modifier, min, max),
        min,
        max,
        chosen,
        baseKcal: kcalOf(item),
      },
    ]
  })

/** Whether a question stands as it did: the same one, with the same answers. */
export const isSameGroup = (before: ChoiceGroupModel, { modifier, min, max, chosen }: ChoiceGroupModel): boolean =>
  before.modifier === modifier &&
  before.min === min &&
  before.max === max &&
  before.chosen.length === chosen.length &&
  before.chosen.every((choiceId, place) => choiceId === chosen[place])

export const countOf = ({ chosen }: ChoiceGroupModel, choiceId: string): number =>
  chosen.filter((id) => id === choiceId).length

export const isFull = ({ chosen, max }: ChoiceGroupModel): boolean => chosen.length >= max

/** The selection with `count` of a choice. A group that takes one forgets the other; a full group takes no more. */
export const takeChoice = (
  item: MenuItem,
  selection: Selection,
  group: ChoiceGroupModel,
  choiceId: string,
  count: number,
): Selection => {
  const others = (selection[group.modifier.id] ?? []).filter((id) => id !== choiceId)
  const kept = group.max === 1 ? [] : others
  const room = Math.max(0, Math.min(count, group.max - kept.length))
  return choose(item, selection, group.modifier.id, [...kept, ...Array.from({ length: room }, () => choiceId)])
}

/** Without choices that have run out since they were chosen, or were the default. */
export const withoutUnavailable = (item: MenuItem, selection: Selection, unavailable: ReadonlySet<string>): Selection =>
  item.modifiers.reduce<Selection>((left, { id, choices }) => {
    const gone = new Set(choices.filter((choice) => isGone(choice, unavailable)).map((choice) => choice.id))
    const chosen = left[id] ?? []
    return chosen.some((choiceId) => gone.has(choiceId))
      ? choose(
          item,
          left,
          id,
          chosen.filter((choiceId) => !gone.has(choiceId)),
        )
      : left
  }, selection)

/** A choice that is a portion of a dish runs out with it. */
export const isGone = ({ itemId }: Choice, unavailable: ReadonlySet<string>): boolean =>
  itemId !== undefined && unavailable.has(itemId)

/** What is chosen, each as often as it was taken. */
export const takenChoices = (item: MenuItem, selection: Selection): readonly Choice[] =>
  item.modifiers.flatMap(({ id, choices }) =>
    (selection[id] ?? []).flatMap((chosen) => choices.find((choice) => choice.id === chosen) ?? []),
  )

/** What the button says: the dishes with their choices and, in Ireland, the deposit on the bottles of both (rows X12, X13); what goes in with them is counted once, however many they are (row F08). */
export const totalFor = (
  item: MenuItem,
  selection: Selection,
  quantity: number,
  fulfilmentType: FulfilmentType,
  crossSell: readonly Money[] = [],
): Money | null => {
  const price = priceSelection(item, selection, fulfilmentType, crossSell)
  if (price === null) return null
  const { mealPrice, modifiersPrice, crossSellPrice } = price
  const deposits = [item, ...takenChoices(item, selection)].map((dish) => depositOf(dish, fulfilmentType))
  const deposit = { ...mealPrice, value: deposits.reduce((sum, value) => sum + value, 0) }
  const portion = sumMoney(mealPrice.currencyCode, [mealPrice, modifiersPrice, deposit])
  return addMoney(multiplyMoney(portion, quantity), crossSellPrice)
}

/**
 * The energy of a choice in words, `null` where there is none to say: what the portion has where the choice is a portion, of a side or of the
 * dish in that size; what it adds, with its sign, where it only adds.
 */
export const energyWords = (
  { kind, baseKcal }: ChoiceGroupModel,
  { kcal = 0, itemId }: Choice,
  locale: Locale,
): string | null => {
  const words = wordsOf(ITEM_SHEET_WORDS, locale)
  if (kind === 'size') return baseKcal === null ? null : words.kcal(baseKcal + kcal)
  if (kcal === 0) return null
  if (itemId !== undefined) return words.kcal(kcal)
  return kcal > 0 ? words.moreKcal(kcal) : words.lessKcal(-kcal)
}

/** Energy of one portion with what is chosen. */
export const kcalWith = (item: MenuItem, selection: Selection): number =>
  takenChoices(item, selection).reduce((sum, { kcal = 0 }) => sum + kcal, item.nutritionalFacts.kcal)

/** Why the dish can't go into the basket yet, in words, by the modifier to look at; in the menu's order. */
export const problemWords = (item: MenuItem, selection: Selection, locale: Locale): ReadonlyMap<string, string> => {
  const words = wordsOf(ITEM_SHEET_WORDS, locale)
  return new Map(
    selectionProblems(item, selection).map(({ modifierId, reason, missing, min }): readonly [string, string] => {
      if (reason !== 'too-few') return [modifierId, words.gone]
      const isBaste = item.modifiers.some(({ id, slug }) => id === modifierId && modifierKind(slug) === 'baste')
      if (isBaste) return [modifierId, words.pickYourFire]
      return [modifierId, min === 1 ? words.chooseOne : words.chooseMore(missing)]
    }),
  )
}

/** The heat that colours the sheet: the chosen baste's, if there is one. */
export const heatOf = (item: MenuItem, selection: Selection): number | null =>
  item.modifiers
    .flatMap(({ id, choices }) => choices.filter((choice) => (selection[id] ?? []).includes(choice.id)))
    .find(({ heat }) => heat !== undefined)?.heat ?? null
