import { ALLERGEN_KINDS, ALLERGEN_NAMES, type AllergenName } from '@galo/domain'
import { menu, type CatalogueItem } from '../../data'
import { PREPACKED } from '../../data/menu/prepacked'
import { emphasised, type LabelPart } from './allergen-emphasis.rules'

export interface Label {
  /** The name of the food. */
  readonly name: string
  readonly ingredients: readonly LabelPart[]
  /** What may have got in, where it was made or in the kitchen. */
  readonly mayContain: readonly AllergenName[]
}

/** Which nut or cereal is enough: their group says no more. */
const withoutGroups = (names: readonly AllergenName[]): readonly AllergenName[] =>
  names.filter(
    (name) => (name !== 'nut' && name !== 'gluten') || !ALLERGEN_KINDS[name].some((kind) => names.includes(kind)),
  )

const labelOf = ({ displayName, allergens }: CatalogueItem, list: string): Label => ({
  name: displayName,
  ingredients: emphasised(list),
  mayContain: withoutGroups(ALLERGEN_NAMES.filter((name) => allergens[name]?.startsWith('MAYBE') === true)),
})

const LISTS: ReadonlyMap<string, string> = new Map(Object.entries(PREPACKED))
const LABELS = new Map(
  menu.items.flatMap((item): readonly (readonly [string, Label])[] => {
    const list = LISTS.get(item.slug)
    return list === undefined ? [] : [[item.id, labelOf(item, list)]]
  }),
)

/** The dish that each choice of the menu is a portion of. */
const DISHES = new Map(
  menu.items.flatMap(({ modifiers }) =>
    modifiers.flatMap(({ choices }) =>
      choices.flatMap(({ id, itemId }) => (itemId === undefined ? [] : [[id, itemId] as const])),
    ),
  ),
)

interface LineToLabel {
  readonly menu_item_id: string
  readonly modifiers: readonly { readonly choices: readonly { readonly id: string }[] }[]
}

/** The labels of what was packed before it was ordered (X11): the dish of a line, and what comes with it; each once. */
export const labelsOf = ({ menu_item_id: dish, modifiers }: LineToLabel): readonly Label[] => {
  const chosen = modifiers.flatMap(({ choices }) => choices.flatMap(({ id }) => DISHES.get(id) ?? []))
  return [...new Set([dish, ...chosen])].flatMap((id) => LABELS.get(id) ?? [])
}
