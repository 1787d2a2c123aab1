import type { AllergenName, Diet } from '@galo/domain'
import { ALLERGEN_KINDS, ALLERGENS, DIETS, isKeptAway, itemPrice } from '@galo/domain'
import { startingSelection } from '../../mfe-menu/src/features/item/item.model'
import { judgeDish } from '../../mfe-menu/src/features/menu-filters/judge-dish.model'
import { menu } from '../../platform/data'
import { MENUS } from '../prices/any-basket'

type Raw = (typeof menu.items)[number]
type RawModifier = Raw['modifiers'][number]
type RawChoice = RawModifier['choices'][number]

interface Person {
  readonly avoid: readonly AllergenName[]
  readonly diets: readonly Diet[]
  readonly hideTraces: boolean
}

type Food = Pick<RawChoice, 'allergens' | 'diets'>

const KINDS: Readonly<Record<'gluten' | 'nut', readonly AllergenName[]>> = ALLERGEN_KINDS

/** What the sheet says of one of them: of a cereal or nut where the group is there and none is named, that it may be any. */
const presenceIn = ({ allergens }: Food, name: AllergenName): string => {
  const said = (each: AllergenName): string => allergens[each] ?? 'NO'
  const group = (['gluten', 'nut'] as const).find((each) => KINDS[each].includes(name))
  if (group === undefined || said(name) === 'YES') return said(name)
  if (said(group) === 'UNKNOWN') return 'UNKNOWN'
  if (KINDS[group].some((kind) => said(kind) === 'YES')) return said(name)
  if (said(group) === 'YES') return 'UNKNOWN'
  return KINDS[group].some((kind) => said(kind) !== 'NO') ? said(name) : said(group)
}

/** By the kitchen's own sheet: whether this may be eaten, written down without anything that the site says it by. */
const mayEat = ({ avoid, diets, hideTraces }: Person, food: Food): boolean =>
  avoid.every((allergen) => {
    const presence = presenceIn(food, allergen)
    return presence === 'NO' || (presence.startsWith('MAYBE') && !hideTraces)
  }) &&
  // Of what is no food, as a size, nobody asks for whom it is.
  (food.diets === undefined || diets.every((diet) => food.diets?.includes(diet) === true))

/**
 * Whether the dish can be had in a way that this person may eat, found by trying: each suitable choice of a question that opens others in
 * turn, and of any other only how many suitable ones there are.
 */
const canBeHad = (person: Person, dish: Raw): boolean => {
  if (!mayEat(person, dish)) return false
  const opensOthers = ({ id }: RawModifier) =>
    dish.modifiers.some(({ enabledBy }) => enabledBy.some(({ modifierId }) => modifierId === id))
  const from = (index: number, taken: ReadonlySet<string>): boolean => {
    const modifier = dish.modifiers[index]
    if (modifier === undefined) return true
    const key = modifier.enabledBy.find(({ modifierId, choiceIds }) =>
      choiceIds.some((choice) => taken.has(`${modifierId} ${choice}`)),
    )
    if (modifier.enabledBy.length > 0 && key === undefined) return from(index + 1, taken)
    const least = key?.count ?? modifier.minChoices
    const suitable = modifier.choices.filter((choice) => mayEat(person, choice))
    if (suitable.length < least) return false
    if (!opensOthers(modifier)) return from(index + 1, taken)
    return (
      (least === 0 && from(index + 1, taken)) ||
      suitable.some(({ id }) => from(index + 1, new Set([...taken, `${modifier.id} ${id}`])))
    )
  }
  return from(0, new Set())
}

const pairsOf = (names: readonly AllergenName[]): readonly (readonly AllergenName[])[] =>
  names.flatMap((one, index) => names.slice(index).map((other) => [...new Set([one, other])]))
const PAIRS = [ALLERGENS, KINDS.gluten, KINDS.nut].flatMap(pairsOf)
const isProof = process.env['PROOF'] !== undefined
/** Every pair of allergens, of cereals and of nuts, alone and with a diet each; a slice takes each twenty-third. */
const PEOPLE: readonly Person[] = PAIRS.flatMap((avoid, index) =>
  [[], ...DIETS.map((diet) => [diet])].flatMap((diets) =>
    [true, false].map((hideTraces) => ({ avoid, diets, hideTraces, index })),
  ),
).filter((_, index) => isProof || index % 23 === 0)

describe.each(['UK', 'IE'] as const)('Every dish of the menu in %s', (market) => {
  const dishes = MENUS[market].filter(
    (item) => itemPrice(item, 'COLLECTION') !== null || itemPrice(item, 'EAT_IN') !== null,
  )
  const raw = new Map<string, Raw>(menu.items.map((item) => [item.id, item]))

  it('is called fit for exactly those who can have it by the kitchen’s own sheet', () => {
    let fit = 0
    for (const dish of dishes) {
      const known = raw.get(dish.id)
      if (known === undefined) throw new Error(`${dish.id} is on no sheet`)
      for (const person of PEOPLE) {
        const { verdict } = judgeDish(dish, startingSelection(dish), { profile: person, hideTraces: person.hideTraces })
        const isFit = !isKeptAway(verdict, person)
        if (isFit) fit += 1
        if (isFit !== canBeHad(person, known))
          throw new Error(`${dish.slug} is ${verdict} for ${JSON.stringify(person)}`)
      }
    }
    const judged = dishes.length * PEOPLE.length
    process.stdout.write(`${market}: ${dishes.length} dishes for ${PEOPLE.length} people, ${fit} of ${judged} fit.\n`)
    expect(fit).toBeGreaterThan(0)
    expect(fit).toBeLessThan(judged)
  })
})
