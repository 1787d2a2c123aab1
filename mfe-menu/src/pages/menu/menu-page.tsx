import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { basketCount } from '@galo/contracts/basket'
import { css } from '@galo/css'
import { fulfilmentToUrl, isOnPremises, MARKETS } from '@galo/domain'
import { Link, type PageProps } from '@galo/navigation'
import { useFlag, useNow, useServices } from '@galo/services'
import { useAppState, useStore } from '@galo/state'
import { media, Page, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { MenuBasketBar } from '../../features/basket/menu-basket-bar'
import { useAddToBasket } from '../../features/basket/use-add-to-basket'
import type { BasketPlace } from '../../features/basket/basket.model'
import type { ToBasket } from '../../features/basket/skip-to-basket'
import { useFreshBasket } from '../../features/basket/use-basket'
import type { ShownCard } from '../../features/item/item.data'
import { ITEM_WORDS } from '../../features/item/item.words'
import { MenuSections } from '../../features/item/menu-sections'
import { useItemDetails } from '../../features/item/use-item-details'
import { MenuTools } from '../../features/menu-filters/menu-tools'
import { orderingNow } from '../../features/restaurant-header/ordering.model'
import { RestaurantHeader } from '../../features/restaurant-header/restaurant-header'
import { SectionNav } from '../../features/section-nav/section-nav'
import { bringBasketFood, MenuBasket } from './menu-basket'
import { MenuOverlays } from './menu-overlays'
import type { MenuPageData } from './menu-page.data'
import type { MenuView } from './menu-view'
import { onDemand } from './on-demand'
import { PUSHED, useMenuAddress } from './use-menu-address'
import { useResultsLink } from './use-results-link'
import { useSectionsNow } from './use-sections-now'
import { MENU_PAGE_WORDS } from './menu-page.words'

const MenuNotices = onDemand(() => import('./menu-notices').then((m) => m.MenuNotices), { Meanwhile: () => null })
const TableHere = onDemand(() => import('./menu-notices').then((m) => m.TableHere), { isExtra: true })
const AnotherDay = onDemand(() => import('./menu-notices').then((m) => m.AnotherDay), { isExtra: true })
const SkipToBasket = onDemand(() => import('../../features/basket/after-adding').then((m) => m.SkipToBasket), {
  isExtra: true,
})
const MenuFiltering = onDemand(() => import('./menu-filtering').then((m) => m.MenuFiltering))

/** Links that the server has drawn: in the file of the loader, which brings it before the page is first drawn here. */
const MostOrdered = onDemand(
  () => import(/* webpackChunkName: "load" */ '../../features/item/most-ordered').then((m) => m.MostOrdered),
  { whenBrought: true },
)
export const bringMostOrdered = MostOrdered.bring
/** Somebody is at the menu, wherever on it: what they do is answered first. */
const bringRow = () => void setTimeout(bringMostOrdered)

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s-6)',
  paddingBlockEnd: 120,
  [media(1200)]: { gridTemplateColumns: 'minmax(0, 1fr) 364px' },
})
const aside = css({
  display: 'none',
  [media(1200)]: {
    display: 'block',
    position: 'sticky',
    insetBlockStart: 76,
    alignSelf: 'start',
    marginBlockStart: 'var(--s-5)',
  },
})
const elsewhere = css({ minHeight: 44, marginBlockStart: 'var(--s-6)' })
const small = css({ paddingBlockStart: 'var(--s-3)' })

const placeOf = ({ restaurant, fulfilmentType }: MenuPageData): BasketPlace => {
  const { id, slug, name, streetAddress, locality, postalCode } = restaurant
  return { restaurant: { id, slug, name, address: `${streetAddress}, ${locality} ${postalCode}` }, fulfilmentType }
}

/** The page need not be drawn again for it. */
const WayToBasket = (toBasket: ToBasket) => {
  const isEmpty = useStore('basket', (basket) => basketCount(basket) === 0)
  return isEmpty ? null : <SkipToBasket {...toBasket} />
}

/** What says that nobody gets food this way now. */
const unavailableFlag = (way: ReturnType<typeof fulfilmentToUrl>) =>
  `${way === 'collection' ? 'collect' : way}-unavailable` as const

/** Choose food: the restaurant's dishes, a dish on top, the basket beside or below. */
export const MenuPage = ({ data }: PageProps<MenuPageData>) => {
  const { restaurant, fulfilmentType, isStockUnknown } = data
  const words = useWords(MENU_PAGE_WORDS)
  const { dailyKcal, diets } = useWords(ITEM_WORDS)
  const { timeZone } = MARKETS[useServices().config.market]
  const now = useNow()
  const isUnavailable = useFlag(unavailableFlag(fulfilmentToUrl(fulfilmentType)))
  const ordering = useMemo(
    () => orderingNow(restaurant, fulfilmentType, now, timeZone, isUnavailable),
    [restaurant, fulfilmentType, now, timeZone, isUnavailable],
  )
  const isChickenShort = useFlag('chicken-availability-banner')
  const canOrder = ordering.kind === 'ready'
  const isForAnotherDay = canOrder && ordering.today !== undefined
  const isSeated = isOnPremises(fulfilmentType)
  const address = useMenuAddress()
  const details = useItemDetails(restaurant.id, data.menuMark, data.openItem)
  const adding = useAddToBasket(useMemo(() => placeOf(data), [data]))
  const sections = useSectionsNow(data.sections, adding)

  const field = useRef<HTMLInputElement>(null)
  const boxes = useRef<HTMLFieldSetElement>(null)
  const isJudged = useStore('menuFilters', ({ isSafeModeOn }) => isSafeModeOn)
  const isFiltered = useStore(
    'menuFilters',
    (filters) => filters.searchTerm || filters.hideCalories || filters.onlyLiked,
  )
  const [view, setView] = useState<MenuView | null>(null)
  const [isLookedAt, setLookedAt] = useState(false)
  const shown = view?.sections ?? sections

  // Typed or ticked in what the server drew, before anything here was alive.
  useEffect(() => {
    if (field.current?.value || boxes.current?.querySelector(':checked')) setLookedAt(true)
  }, [])

  useFreshBasket(data)
  const results = useResultsLink()

  const { openItem, linkToItem: linkTo } = address
  const { addFromCard, say, message } = adding
  const state = useAppState()
  // The cards are not drawn again for it.
  const quickAdd = useCallback(
    ({ id, slug, displayName, price, deposit, quickModifiers, picture, ageRestricted, safety }: ShownCard) => {
      const { isSafeModeOn, avoid, diets } = state.read('menuFilters').getState()
      // A press may come before what the server drew is drawn anew: by what is known now, nobody has judged this yet.
      const isUnjudged = isSafeModeOn && safety === undefined && avoid.length + diets.length > 0
      if (quickModifiers === null || isUnjudged) return openItem(slug)
      void addFromCard(id, quickModifiers, {
        picture: picture.url,
        name: displayName,
        forAdults: ageRestricted,
        asked: price.value + deposit,
      })
    },
    [openItem, addFromCard, state],
  )

  // Neither is needed before, and both are there when the touch that looks at a dish becomes a press.
  const { bring: bringDetails } = details
  const { bring: bringAdding } = adding
  const bringOnLook = useCallback(
    () =>
      // The touch or the key that looked at the dish is answered first: asking for six files takes longer than that.
      void setTimeout(() => {
        bringDetails()
        bringAdding()
        bringBasketFood()
        bringMostOrdered()
      }),
    [bringDetails, bringAdding],
  )

  const refusal = message?.isFailure === true && message.isInBasket !== true ? message.words : null
  const extras = { restaurant, fulfilmentType, ordering, sections, addFromCard, say, refusal, linkTo }
  const { toAllergens } = address
  const toFilters = { to: address.hrefOf({ kind: 'filters' }), state: PUSHED }
  const toBasket = { to: address.hrefOf({ kind: 'basket' }), state: PUSHED }

  return (
    <>
      <WayToBasket {...toBasket} />
      <RestaurantHeader
        restaurant={restaurant}
        fulfilmentType={fulfilmentType}
        ordering={ordering}
        table={isSeated && <TableHere restaurantId={restaurant.id} />}
        anotherDay={isForAnotherDay && ordering.from ? <AnotherDay from={ordering.from} /> : null}
      />
      <SectionNav sections={shown} />
      <Page css={columns} onPointerEnter={bringRow}>
        <div>
          {(!canOrder || isForAnotherDay || isChickenShort || isStockUnknown || isSeated) && (
            <MenuNotices {...{ ordering, restaurant, isChickenShort, isStockUnknown }} />
          )}
          <MenuTools
            {...{ field, boxes, toFilters }}
            diets={data.quickDiets.map((diet) => [diet, diets[diet]])}
            count={view?.inUse ?? 0}
            onLook={() => setLookedAt(true)}
          />
          {/* It stays: what it has filtered, nothing else shows whole again. */}
          {(view !== null || isLookedAt || isJudged || isFiltered || address.overlay.kind === 'filters') && (
            <MenuFiltering
              {...{ sections, details, field, boxes, toFilters, toAllergens }}
              bring={bringMostOrdered}
              onView={setView}
            />
          )}
          <MostOrdered data={data} view={view} sections={shown} linkTo={linkTo} onLook={bringOnLook} />
          <MenuSections
            sections={shown}
            linkTo={linkTo}
            onLook={bringOnLook}
            // What nobody has judged yet is not a press away from who must not eat it.
            onAdd={canOrder && (view !== null || !isJudged) ? quickAdd : undefined}
          />
          <div css={elsewhere}>
            <Link to={results}>{words.chooseAnother}</Link>
          </div>
          <Text css={small} size="small" tone="soft">
            {words.small(dailyKcal)}
          </Text>
        </div>
        <aside css={aside} aria-label={words.basket}>
          <MenuBasket {...extras} />
        </aside>
      </Page>
      <MenuBasketBar {...toBasket} />
      <MenuOverlays
        data={data}
        sections={view?.every ?? sections}
        view={view}
        ordering={ordering}
        address={address}
        details={details}
        adding={adding}
        extras={extras}
        toBasket={toBasket}
      />
    </>
  )
}
