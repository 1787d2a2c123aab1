import type { MenuItem } from '@galo/contracts/menu'
import { isDiet, isKeptAway, profileOf } from '@galo/domain'
import type { Locale } from '@galo/words'
import { wordsOf } from '@galo/words'
import type { MenuFiltersState } from '../../../remote'
import type { CardSection, ItemCard, ShownCard, ShownSection } from '../../features/item/item.data'
import { startingSelection } from '../../features/item/item.model'
import { VERDICT_ICONS, VERDICT_LOOKS, VerdictTag } from '../../features/menu-filters/dish-verdict'
import { judgeDish, type JudgedDish } from '../../features/menu-filters/judge-dish.model'
import {
  arrangeDishes,
  countVerdicts,
  filtersInUse,
  isJudging,
  type VerdictCounts,
} from '../../features/menu-filters/menu-filters.model'
import { nearestPlace } from '../../features/menu-filters/nearest-place'
import { MENU_FILTERS_WORDS } from '../../features/menu-filters/menu-filters.words'
import { searchMenu } from '../../features/menu-filters/search-menu.model'
import { UnsuitedRow } from '../../features/menu-filters/unsuited-row'
import { verdictLine } from '../../features/menu-filters/verdict-words'

/** A card with its verdict; `null` where nothing is judged, or not yet. */
interface JudgedCard extends ShownCard {
  readonly judged: JudgedDish | null
}

interface JudgedSection extends CardSection {
  readonly items: readonly JudgedCard[]
}

/** The menu as somebody's filters make it. */
export interface MenuView {
  readonly sections: readonly ShownSection[]
  /** Every dish, filtered or not, with what may be said of it: a link opens any of them. */
  readonly every: readonly CardSection[]
  readonly count: number
  readonly isGuess: boolean
  /** Neither searched nor only what somebody likes. */
  readonly isWhole: boolean
  /** `null` while nothing is judged. */
  readonly counts: VerdictCounts | null
  /** So many filters are in use. */
  readonly inUse: number
}

type Dishes = ReadonlyMap<string, MenuItem> | null

export interface JudgeQuestion {
  readonly sections: readonly CardSection[]
  /** `null` while they are not here. */
  readonly dishes: Dishes
  readonly filters: MenuFiltersState
  readonly locale: Locale
  readonly hasFailed: boolean
}

/** A dish that the menu no longer has is nothing that anybody knows anything of. */
const UNHEARD_OF: JudgedDish = { verdict: 'unknown', reasons: [], without: [], hasOtherChoices: false }

/** `null` while the dishes are not here. */
const judgeCard = ({ slug }: ItemCard, { dishes, filters }: JudgeQuestion): JudgedDish | null => {
  if (dishes === null) return null
  const dish = dishes.get(slug)
  return dish === undefined
    ? UNHEARD_OF
    : judgeDish(dish, startingSelection(dish), { profile: profileOf(filters), hideTraces: filters.hideTraces })
}

const unchecked = (card: ItemCard, note: string): JudgedCard => ({
  ...card,
  judged: null,
  safety: { isKeptAway: true, badge: undefined, note, look: null },
})

const markCard = (
  card: ItemCard,
  judged: JudgedDish,
  instead: ItemCard | undefined,
  { filters, locale }: JudgeQuestion,
): JudgedCard => {
  const words = wordsOf(MENU_FILTERS_WORDS, locale)
  const { verdict } = judged
  const Drawing = VERDICT_ICONS[verdict]
  const isAway = isKeptAway(verdict, filters)
  const said = judged === UNHEARD_OF ? words.notChecked : verdictLine(judged, profileOf(filters), locale)
  return {
    ...card,
    judged,
    // As it comes it would not suit: "+" opens the dish, where it is made up without.
    quickModifiers: judged.without.length > 0 ? null : card.quickModifiers,
    safety: {
      isKeptAway: isAway,
      badge: card.soldOut ? undefined : <VerdictTag verdict={verdict} />,
      note: (
        <>
          <Drawing size={16} />
          {isAway && instead !== undefined ? words.tryInstead(said, instead.displayName) : said}
        </>
      ),
      look: VERDICT_LOOKS[verdict],
    },
  }
}

/** Every card with what safe mode says of it, and without its energy where somebody does not want to read it. */
export const judgeSections = (question: JudgeQuestion): readonly JudgedSection[] => {
  const { filters, sections, dishes, hasFailed, locale } = question
  const words = wordsOf(MENU_FILTERS_WORDS, locale)
  const shown = (card: ItemCard): ItemCard => (filters.hideCalories ? { ...card, kcal: null } : card)
  const isOn = isJudging(filters)
  return sections.map((section) => {
    const cards = section.items.map(shown)
    if (!isOn) return { ...section, items: cards.map((card) => ({ ...card, judged: null })) }
    if (dishes === null) {
      const note = hasFailed ? words.notChecked : words.checking
      return { ...section, items: cards.map((card) => unchecked(card, note)) }
    }
    const verdicts = cards.map((card) => judgeCard(card, question) ?? UNHEARD_OF)
    const isSafe = (place: number) => verdicts[place]?.verdict === 'safe' && cards[place]?.soldOut === false
    return {
      ...section,
      items: cards.map((card, place) =>
        markCard(card, verdicts[place] ?? UNHEARD_OF, cards[nearestPlace(cards.length, place, isSafe) ?? -1], question),
      ),
    }
  })
}

/** Of all dishes; `null` while they are being checked. */
const countsOf = (sections: readonly JudgedSection[]): VerdictCounts | null => {
  const all = sections.flatMap(({ items }) => items)
  const verdicts = all.flatMap(({ judged }) => (judged === null ? [] : [judged.verdict]))
  return verdicts.length < all.length ? null : countVerdicts(verdicts)
}

interface Showing {
  readonly filters: MenuFiltersState
  /** What dishes are looked for by: what somebody types may be no dish. */
  readonly sought: string
  readonly locale: Locale
  /** Sections where somebody has switched what doesn't suit to the other way. */
  readonly switched: ReadonlySet<string>
  /** Only these are shown. */
  readonly liked: readonly string[] | null
  readonly onSwitch: (sectionId: string) => void
}

const likedOf = (sections: readonly JudgedSection[], liked: readonly string[]): readonly JudgedSection[] =>
  sections.flatMap((section) => {
    const items = section.items.filter(({ slug }) => liked.includes(slug))
    return items.length === 0 ? [] : [{ ...section, items }]
  })

/** What is shown of them: found, in order, and what is left out counted. */
export const viewOf = (
  judged: readonly JudgedSection[],
  { filters, sought, locale, switched, liked, onSwitch }: Showing,
): MenuView => {
  const { diets } = wordsOf(MENU_FILTERS_WORDS, locale)
  const found = searchMenu<JudgedCard, JudgedSection>(
    liked === null ? judged : likedOf(judged, liked),
    sought,
    (card) => card.diets.flatMap((diet) => (isDiet(diet) ? diets[diet] : [])).join(' '),
  )
  const sections = found.sections.map((section): ShownSection => {
    const { id, displayName } = section
    const isHidden = filters.hidesUnsafe !== switched.has(id)
    const { dishes, unsuited } = arrangeDishes(section.items, filters, isHidden)
    if (unsuited === 0) return section
    return {
      ...section,
      items: dishes,
      after: <UnsuitedRow section={displayName} count={unsuited} isHidden={isHidden} onSwitch={() => onSwitch(id)} />,
    }
  })
  return {
    sections,
    every: judged,
    count: sections.reduce((sum, { items }) => sum + items.length, 0),
    isGuess: found.isGuess,
    isWhole: liked === null && sought === '',
    counts: isJudging(filters) ? countsOf(judged) : null,
    inUse: filtersInUse(filters) + (liked === null ? 0 : 1),
  }
}
