import type { ChosenModifiers } from '@galo/contracts/basket'
import type { MenuItem } from '@galo/contracts/menu'
import {
  choose,
  defaultSelection,
  isOnPremises,
  itemPrice,
  modifierKind,
  selectionProblems,
  type FulfilmentType,
  type ModifierKind,
  type Selection,
} from '@galo/domain'
import type { Ground } from '@galo/ui'
import type { ItemCard } from './item.data'

/** Drinks over this strength, in per cent by volume, are exempt from calorie labelling (row X10). */
const EXEMPT_ALCOHOL_PERCENT = 1.2

export const kcalOf = ({
  nutritionalFacts: { kcal, alcoholPercent },
}: Pick<MenuItem, 'nutritionalFacts'>): number | null => (alcoholPercent > EXEMPT_ALCOHOL_PERCENT ? null : kcal)

/** Of a dish or a choice; charged with what leaves the house, in minor units. */
export const depositOf = ({ depositFee }: Pick<MenuItem, 'depositFee'>, fulfilmentType: FulfilmentType): number =>
  isOnPremises(fulfilmentType) ? 0 : (depositFee?.value ?? 0)

/** A selection as the basket wants it (row F08), in the menu's order. */
export const toModifierRequests = ({ modifiers }: Pick<MenuItem, 'modifiers'>, selection: Selection): ChosenModifiers =>
  modifiers.flatMap(({ id }) => {
    const chosen = selection[id] ?? []
    return chosen.length === 0 ? [] : [{ id, choices: [...chosen] }]
  })

/** What costs nothing and means "as it comes": a dish on its own, the regular size. A fire is never picked for anybody. */
const ASSUMED: readonly ModifierKind[] = ['meal', 'size']

/** What is chosen when a dish is opened: the menu's defaults, and the plain choice of a meal or a size that names none. */
export const startingSelection = (item: Pick<MenuItem, 'modifiers'>): Selection =>
  item.modifiers.reduce<Selection>((selection, { id, slug, minChoices, choices }) => {
    const plain = choices.find(({ price }) => price.value === 0)
    const isOpen = minChoices === 1 && (selection[id] ?? []).length === 0 && ASSUMED.includes(modifierKind(slug))
    return isOpen && plain !== undefined ? choose(item, selection, id, [plain.id]) : selection
  }, defaultSelection(item))

/** What "+" on the card adds: the dish as it comes; `null` when something has to be asked first. */
const quickModifiers = (item: MenuItem): ItemCard['quickModifiers'] => {
  const selection = startingSelection(item)
  return selectionProblems(item, selection).length > 0 ? null : toModifierRequests(item, selection)
}

const GROUNDS: readonly string[] = ['sol', 'azul', 'brasa', 'erva', 'rosa', 'cal'] satisfies readonly Ground[]

/** A tint this build doesn't know is left to the picture itself. */
const isGround = (ground: string | undefined): ground is Ground => ground !== undefined && GROUNDS.includes(ground)

/** `null` for a dish that isn't sold this way. */
export const toItemCard = (item: MenuItem, fulfilmentType: FulfilmentType, soldOut: boolean): ItemCard | null => {
  const price = itemPrice(item, fulfilmentType)
  if (price === null) return null
  const { url, altText, ground } = item.image
  return {
    id: item.id,
    slug: item.slug,
    displayName: item.displayName,
    description: item.description,
    price,
    deposit: depositOf(item, fulfilmentType),
    kcal: kcalOf(item),
    picture: { url, alt: altText, ...(isGround(ground) ? { ground } : {}) },
    labels: item.flags,
    diets: item.diets.filter((diet) => diet !== 'UNKNOWN'),
    soldOut,
    ageRestricted: item.ageRestricted,
    quickModifiers: quickModifiers(item),
  }
}
