import type { Choice, MenuItem, NutritionalFacts } from '@galo/contracts/menu'
import type { Selection } from '@galo/domain'
import { takenChoices } from './item-configurator.model'

const KJ_PER_KCAL = 4.184

/** What is weighed, in grams, in the order of the label. */
export const WEIGHED = ['fat', 'saturates', 'carbs', 'sugars', 'fibre', 'protein', 'salt'] as const
export type Weighed = (typeof WEIGHED)[number]

/** A dish of the same menu by its id; `undefined` while it is not known. */
export type DishOf = (itemId: string) => Pick<MenuItem, 'nutritionalFacts'> | undefined

const kjOf = (kcal: number): number => Math.round(kcal * KJ_PER_KCAL)

/** To a tenth of a gram, as on the label; sums of floats are none. */
const tenths = (grams: number): number => Math.round(grams * 10) / 10

/** What a choice adds; `null` while the dish it is a portion of is not known. Its energy is the figure that stands beside it. */
const addedBy = (
  { itemId, portion = 1, kcal = 0, nutritionalFacts }: Choice,
  dishOf: DishOf,
): Pick<NutritionalFacts, Weighed | 'kcal' | 'kj'> | null => {
  const whole = itemId === undefined ? nutritionalFacts : dishOf(itemId)?.nutritionalFacts
  if (itemId !== undefined && whole === undefined) return null
  const part = itemId === undefined ? 1 : portion
  const grams = (name: Weighed): number => (whole?.[name] ?? 0) * part
  return {
    kcal,
    kj: kjOf(kcal),
    fat: grams('fat'),
    saturates: grams('saturates'),
    carbs: grams('carbs'),
    sugars: grams('sugars'),
    fibre: grams('fibre'),
    protein: grams('protein'),
    salt: grams('salt'),
  }
}

/**
 * The ten figures of one portion with what is chosen for it, each choice as often as it was taken; `null` while a dish that is part of it is not known.
 * Strength is the dish's own: a large glass is no stronger than a small one.
 */
export const nutritionWith = (item: MenuItem, selection: Selection, dishOf: DishOf): NutritionalFacts | null => {
  const added = takenChoices(item, selection).map((choice) => addedBy(choice, dishOf))
  const parts = added.filter((part) => part !== null)
  if (parts.length < added.length) return null
  const own = item.nutritionalFacts
  const sum = (name: Weighed | 'kcal' | 'kj'): number => parts.reduce((total, part) => total + part[name], own[name])
  const grams = (name: Weighed): number => tenths(Math.max(0, sum(name)))
  return {
    kcal: sum('kcal'),
    kj: sum('kj'),
    fat: grams('fat'),
    saturates: grams('saturates'),
    carbs: grams('carbs'),
    sugars: grams('sugars'),
    fibre: grams('fibre'),
    protein: grams('protein'),
    salt: grams('salt'),
    alcoholPercent: own.alcoholPercent,
  }
}
