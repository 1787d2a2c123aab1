import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { css } from '@galo/css'
import { profileOf } from '@galo/domain'
import type { LinkProps } from '@galo/navigation'
import { useStore, useWriter } from '@galo/state'
import { useLocale } from '@galo/words'
import { LikedStrip } from '../../features/favourites/liked-strip'
import { useLikes } from '../../features/favourites/use-likes'
import type { CardSection } from '../../features/item/item.data'
import type { ItemDetails } from '../../features/item/use-item-details'
import { isJudging, leaveOut } from '../../features/menu-filters/menu-filters.model'
import { SafeStrip } from '../../features/menu-filters/safe-strip'
import { SearchResult } from '../../features/menu-filters/search-result'
import { avoidedIn } from '../../features/menu-filters/searched-wish.model'
import { useQuickDiets } from '../../features/menu-filters/use-quick-diets'
import { useSearchField } from '../../features/menu-filters/use-search-field'
import { namesOf } from '../../features/menu-filters/verdict-words'
import { judgeSections, viewOf, type MenuView } from './menu-view'

const apart = css({ '& > :first-child': { marginBlockStart: 'var(--s-3)' } })

const NONE: ReadonlySet<string> = new Set()

interface MenuFilteringProps {
  readonly sections: readonly CardSection[]
  readonly details: ItemDetails
  readonly field: RefObject<HTMLInputElement | null>
  readonly boxes: RefObject<HTMLFieldSetElement | null>
  readonly toFilters: Pick<LinkProps, 'to' | 'state'>
  readonly toAllergens: Pick<LinkProps, 'to' | 'state'>
  /** Brings what else is drawn of the dishes, to be judged with them. */
  readonly bring: () => void
  /** The menu is to be shown so. */
  readonly onView: (view: MenuView) => void
}

/** Searches, filters and judges the menu, and says so above it. Comes once somebody wants it. */
export const MenuFiltering = ({
  sections,
  details,
  field,
  boxes,
  toFilters,
  toAllergens,
  bring: bringRest,
  onView,
}: MenuFilteringProps) => {
  const locale = useLocale()
  const filters = useStore('menuFilters', (state) => state)
  const store = useWriter('menuFilters')
  const { dishes, bring, retry } = details
  const [switched, setSwitched] = useState(NONE)
  const search = (searchTerm: string) => store.setState({ searchTerm })
  useSearchField(field, filters.searchTerm, search)
  useQuickDiets(boxes)

  const place = useRef<HTMLDivElement>(null)
  const { liked, askAgain } = useLikes(filters.onlyLiked === true)
  const isOnlyLiked = filters.onlyLiked === true && liked !== null
  const likedHere = isOnlyLiked && liked.kind === 'ready' ? liked.slugs : null

  const isOn = isJudging(filters)
  useEffect(() => {
    if (isOn) bring()
  }, [isOn, bring])

  const hasFailed = dishes === null && details.hasFailed('')
  const { searchTerm: _, hidesUnsafe: __, ...wishes } = filters
  const key = JSON.stringify(wishes)
  const judged = useMemo(
    () => judgeSections({ sections, dishes, filters, locale, hasFailed }),
    // What is typed changes no verdict.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [sections, dishes, key, locale, hasFailed],
  )
  const term = filters.searchTerm.trim()
  const wished = useMemo(() => avoidedIn(term, locale), [term, locale])
  const sought = wished.length === 0 ? term : ''
  const view = useMemo(
    () =>
      viewOf(judged, {
        filters,
        sought,
        locale,
        switched,
        liked: likedHere,
        onSwitch: (id) =>
          setSwitched((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
      }),
    [judged, filters, sought, locale, switched, likedHere],
  )
  useLayoutEffect(() => onView(view), [view, onView])
  useEffect(bringRest, [bringRest])

  // Who has only touched the search sees nothing move: there is nothing in here yet.
  const isSomethingSaid = isOn || isOnlyLiked || term !== ''
  return (
    <div css={isSomethingSaid && apart} ref={place} tabIndex={-1}>
      {isOn && (
        <SafeStrip
          filters={filters}
          counts={view.counts}
          failed={hasFailed}
          toFilters={toFilters}
          toAllergens={toAllergens}
          onRetry={retry}
        />
      )}
      {isOnlyLiked && (
        <LikedStrip
          liked={liked}
          count={judged.flatMap(({ items }) => items).filter(({ slug }) => likedHere?.includes(slug)).length}
          onShowAll={() => {
            store.setState({ onlyLiked: false })
            // What was pressed is gone with it.
            place.current?.focus({ preventScroll: true })
          }}
          onRetry={askAgain}
        />
      )}
      <SearchResult
        wish={
          wished.length === 0
            ? null
            : {
                names: namesOf({ avoid: wished, diets: [] }, locale),
                isKept: wished.every((name) => profileOf(filters).avoid.includes(name)),
                onKeep: () => {
                  store.setState(leaveOut(filters, wished))
                  place.current?.focus({ preventScroll: true })
                },
              }
        }
        term={term}
        count={view.count}
        isGuess={view.isGuess}
        onClear={() => search('')}
      />
    </div>
  )
}
