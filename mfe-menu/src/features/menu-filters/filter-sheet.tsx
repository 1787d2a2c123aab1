import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { ALLERGEN_KINDS, ALLERGENS, DIETS, isDiet, type AllergenName } from '@galo/domain'
import { Link, type LinkProps } from '@galo/navigation'
import { useStore, useWriter } from '@galo/state'
import { Button, CheckboxRow, ChoiceGroup, RadioRow, Sheet, Text, VisuallyHidden } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { allergenWord } from '@galo/words/food'
import type { MenuFiltersState } from '../../../remote'
import { FilterChips } from './filter-chips'
import { KeepWithAccount } from './keep-with-account'
import { SafeSwitch } from './safe-switch'
import { switchAllergen, switchDiet } from './menu-filters.model'
import { useAccountProfile } from './use-account-profile'
import { MENU_FILTERS_WORDS } from './menu-filters.words'

const groups = css({ display: 'grid', gap: 'var(--s-5)' })
const kinds = css({
  '& > summary': {
    display: 'list-item',
    paddingBlock: 11,
    fontWeight: 600,
    fontSize: 'var(--t-small)',
    cursor: 'pointer',
  },
})
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s-2)',
  width: '100%',
  '& > button + button': { flex: 1, textWrap: 'balance' },
})
const more = css({ display: 'inline-block', paddingBlock: 10, fontWeight: 600 })

const HOW_TO_SHOW = 'unsuited-dishes'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

interface FilterSheetProps {
  /** Tags that dishes of this menu have: nobody is offered a diet that nothing here keeps. */
  readonly dietsHere: readonly string[]
  /** How many dishes are shown with these filters. */
  readonly remaining: number
  /** How many of all are safe, once they are judged. */
  readonly safe: number | undefined
  /** What the customer likes, as a filter. */
  readonly favourites: ReactNode
  readonly toAllergens: Pick<LinkProps, 'to' | 'state'>
  readonly onClose: () => void
}

/** What somebody wants of a menu; each press counts at once, and the foot says what is left. */
export const FilterSheet = ({ dietsHere, remaining, safe, favourites, toAllergens, onClose }: FilterSheetProps) => {
  const words = useWords(MENU_FILTERS_WORDS)
  const locale = useLocale()
  const filters = useStore('menuFilters', (state) => state)
  const store = useWriter('menuFilters')
  const account = useAccountProfile()
  /** By a press: what is kept with the account follows it. */
  const change = (next: (now: MenuFiltersState) => Partial<MenuFiltersState>) => {
    store.setState(next)
    if (account.isKept) account.keep()
  }
  const remains = safe === undefined ? words.showDishes(remaining) : words.showSafe(remaining, safe)
  const named = (names: readonly AllergenName[]) => names.map((name) => [name, allergenWord(name, locale)] as const)
  const diets = DIETS.filter((diet) => dietsHere.includes(diet) || filters.diets.includes(diet))
  const leaveOut = (names: readonly AllergenName[]) => (
    <FilterChips
      tone="leaveOut"
      options={named(names)}
      chosen={filters.avoid}
      onSwitch={(name, isAvoided) => change((now) => switchAllergen(now, name, isAvoided))}
    />
  )
  const someOf = (group: keyof typeof ALLERGEN_KINDS, title: string) => (
    <details css={kinds} open={ALLERGEN_KINDS[group].some((kind) => filters.avoid.includes(kind))}>
      <summary>{title}</summary>
      {leaveOut(ALLERGEN_KINDS[group])}
    </details>
  )
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.filterTheMenu}
      foot={
        <div css={foot}>
          <Button variant="outline" onClick={() => change(() => ({ ...store.getInitialState(), onlyLiked: false }))}>
            {words.clearAll}
          </Button>
          <Button variant="act" onClick={onClose}>
            {remains}
          </Button>
          <VisuallyHidden role="status">{remains}</VisuallyHidden>
        </div>
      }
    >
      <div css={groups}>
        <SafeSwitch
          label={words.safeMode}
          detail={words.safeModeText}
          isOn={filters.isSafeModeOn}
          onSwitch={(isSafeModeOn) => store.setState({ isSafeModeOn })}
        />
        <ChoiceGroup legend={words.leaveOut} help={words.forThisVisit}>
          {leaveOut(ALLERGENS)}
          {someOf('gluten', words.onlyCereals)}
          {someOf('nut', words.onlyNuts)}
        </ChoiceGroup>
        {diets.length > 0 && (
          <ChoiceGroup legend={words.diet}>
            <FilterChips
              tone="keepTo"
              options={diets.map((diet) => [diet, capitalised(words.diets[diet])])}
              chosen={filters.diets}
              onSwitch={(diet, isKept) => isDiet(diet) && change((now) => switchDiet(now, diet, isKept))}
            />
          </ChoiceGroup>
        )}
        {favourites}
        <KeepWithAccount {...account} />
        <ChoiceGroup legend={words.whatDoesNotSuit}>
          <RadioRow
            name={HOW_TO_SHOW}
            value="show"
            label={words.showAndSay}
            detail={words.showText}
            checked={!filters.hidesUnsafe}
            onChange={() => store.setState({ hidesUnsafe: false })}
          />
          <RadioRow
            name={HOW_TO_SHOW}
            value="hide"
            label={words.hideThem}
            detail={words.hideText}
            checked={filters.hidesUnsafe}
            onChange={() => store.setState({ hidesUnsafe: true })}
          />
          <CheckboxRow
            label={words.tracesCount}
            detail={words.tracesText}
            checked={filters.hideTraces}
            onChange={(hideTraces) => change(() => ({ hideTraces }))}
          />
        </ChoiceGroup>
        <ChoiceGroup legend={words.calories}>
          <CheckboxRow
            label={words.hideCalories}
            detail={words.hideCaloriesText}
            checked={filters.hideCalories}
            onChange={(hideCalories) => store.setState({ hideCalories })}
          />
        </ChoiceGroup>
        <Text>
          <Link css={more} {...toAllergens}>
            {words.allAllergens}
          </Link>
        </Text>
      </div>
    </Sheet>
  )
}
