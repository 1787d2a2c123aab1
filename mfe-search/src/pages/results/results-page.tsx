import { lazy, Suspense, useEffect, useState } from 'react'
import { css } from '@galo/css'
import { isOnPremises, MARKETS } from '@galo/domain'
import { Link, useLocation, type PageProps } from '@galo/navigation'
import { useFlag, useNow } from '@galo/services'
import { useStore, useWriter } from '@galo/state'
import { inSentence, useLocale, useWords } from '@galo/words'
import { formatDistance } from '@galo/words/format'
import { AddressEntry } from '../../features/address-entry/address-entry'
import { withQuery } from '../../features/address-entry/address-entry.model'
import { availabilityOf, isAvailable } from '../../features/restaurant-list/availability.model'
import { ADDRESS_WORDS } from '../../features/address-entry/address-entry.words'
import { withRecent } from '../../features/address-entry/recent-places.model'
import { menuOrResults } from '../../features/choosing/menu-or-results'
import { useChoosing } from '../../features/choosing/use-choosing'
import { LateHeart } from '../../features/favourites/late-heart'
import { ListNotice } from '../../features/restaurant-list/list-notice'
import { listNotice } from '../../features/restaurant-list/list-notice.model'
import { CARE_PHONE, MAX_TRIES } from '../../features/restaurant-list/restaurant-list.errors'
import { RestaurantList } from '../../features/restaurant-list/restaurant-list'
import { useSearchTrouble } from '../../features/search-trouble/use-search-trouble'
import { WaySwitch } from '../../features/way-switch/way-switch'
import { findDish, type Dish } from '../../features/home/dishes'
import { fulfilmentListing } from '../../fulfilment/fulfilment-listings'
import { LateMap } from './late-map'
import { LateOtherMarket, LatePlaceNotFound } from './late-nowhere'
import { SearchFailed } from './search-failed'
import { FacilityFilter } from '../../features/facility-filter/facility-filter'
import { NO_FILTERS } from '../../features/facility-filter/facility-filter.model'
import { FACILITY_FILTER_WORDS } from '../../features/facility-filter/facility-filter.words'
import { HiddenRow } from '../../features/facility-filter/hidden-row'
import { withoutOrders } from '../../features/restaurant-list/without-orders'
import { resultsLayout } from './results-layout'
import { sameSearch, sameSearchFor } from './same-search'
import type { ResultsData } from './results-data'
import { useListed } from './use-listed'
import { useResults } from './use-results'
import { ViewSwitch } from './view-switch'
import { RESULTS_WORDS } from './results-page.words'

const heading = css`
  margin-top: 12px;
  font-size: var(--t-2);
  outline: 0;
`

const said = css`
  font-size: var(--t-small);
  color: var(--text-2);
  & b {
    color: var(--text);
  }
`

/** Skips the list, whose fifteen cards are a long way by keyboard. */
const skip = css`
  &:not(:focus) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

/** Without its code nobody is asked, and the address counts as it is. */
const PinQuestion = lazy(() =>
  import('./pin-question').then(
    (module) => ({ default: module.PinQuestion }),
    () => ({ default: () => null }),
  ),
)

/** The provider of a house that rides itself. */
const OUR_RIDERS = 'GALO'

type Found = Extract<ResultsData, { kind: 'found' }>

const FoundResults = ({ data, dish }: { readonly data: Found; readonly dish: Dish | null }) => {
  const locale = useLocale()
  const words = useWords(RESULTS_WORDS)
  const listing = fulfilmentListing(data.fulfilment)
  const { aroundYou } = useWords(listing.words)
  const { nobody } = useWords(FACILITY_FILTER_WORDS)
  const { timeZone } = MARKETS[locale.market]
  const { search } = useLocation()
  const isUnavailable = useFlag(listing.switchedOffBy) === true
  const isNothingBrought = useFlag('delivery-unavailable') === true
  const isNothingCollected = useFlag('collect-unavailable') === true
  const isNothingServed = useFlag('eat-in-unavailable') === true
  const isBoth = isNothingBrought && isNothingCollected && !isOnPremises(listing.type)
  const arePartnersAway = useFlag('delivery-partner-unavailable') === true
  const isDelivered = listing.type === 'DELIVERY'
  const results = withoutOrders(
    data.results,
    ({ channel }) => isUnavailable || (isDelivered && arePartnersAway && channel.provider !== OUR_RIDERS),
  )
  const [pointed, setPointed] = useState<string | null>(null)
  const now = useNow()
  const way = listing.type
  const switchedOff = isUnavailable ? (isBoth ? 'both' : 'this') : null
  const isNobodyLeft = results.length === 0 && data.hidden !== null
  const notice = isNobodyLeft ? null : listNotice(results, { way, now, timeZone, switchedOff })
  const available = results.filter((result) => isAvailable(availabilityOf(result, way, now, timeZone))).length
  // Another way or another filter may have left the one that was pointed at behind.
  const chosen = results.some(({ id }) => id === pointed) ? pointed : (results[0]?.id ?? null)
  const collectInstead = sameSearchFor(search, 'COLLECTION')
  const menuOf = (slug: string) =>
    menuOrResults(slug, way, { ...data.place, query: data.query, section: dish?.section })
  const choosing = useChoosing({
    way,
    switchedOff: { collection: isNothingCollected, delivery: isNothingBrought, onPremises: isNothingServed },
    menuOf,
    collectInstead: isNothingCollected ? null : collectInstead,
  })
  useListed(data)
  const ready = available === results.length ? words.all : available === 0 ? words.none : String(available)
  return (
    <>
      <div className="list" id="list">
        <WaySwitch current={way} hrefOf={(other) => sameSearchFor(search, other)} />
        <AddressEntry key={data.query} initial={data.query} dish={dish} variant="bar" />
        <FacilityFilter filters={data.filters} hrefOf={(changes) => sameSearch(search, changes)} />
        <h1 css={heading} tabIndex={-1}>
          {words.galosNear(data.place.label)}
        </h1>
        {(results.length > 0 || isNobodyLeft) && (
          <p css={said} role="status">
            {isNobodyLeft ? (
              nobody
            ) : (
              <>
                {inSentence(aroundYou, <b>{words.galos(results.length)}</b>, ready)}
                {` ${words.nearestIs(formatDistance(Math.min(...results.map(({ distanceMiles }) => distanceMiles)), locale))}`}
              </>
            )}
          </p>
        )}
        {dish && (
          <p css={said}>
            {inSentence(words.menusOpenAt, <b>{dish.title}</b>)}{' '}
            <Link to={sameSearch(search, { dish: null })}>{words.showWholeMenus}</Link>
          </p>
        )}
        <ListNotice notice={notice} listing={listing} nearest={data.nearest} collectInstead={collectInstead} />
        {results.length > 0 && (
          <a css={skip} href="#after-the-list">
            {words.skipList}
          </a>
        )}
        <RestaurantList
          results={results}
          listing={listing}
          pointed={chosen}
          onPoint={setPointed}
          menuOf={menuOf}
          collectInstead={collectInstead}
          onChoose={choosing.press}
          beside={({ id, slug, name }) => (
            <LateHeart restaurant={{ id, slug, name, country: MARKETS[locale.market].countryCode }} />
          )}
        />
        {choosing.dialog}
        {data.hidden && <HiddenRow hidden={data.hidden} showAll={sameSearch(search, NO_FILTERS)} />}
        <span id="after-the-list" tabIndex={-1} />
      </div>
      <div className="map" id="map">
        <LateMap
          origin={data.place.coordinates}
          results={results}
          way={way}
          now={now}
          chosen={chosen}
          onPoint={setPointed}
        />
      </div>
      <ViewSwitch />
    </>
  )
}

/** `/order/search/results`: the restaurants around a place, or why there are none. */
export const ResultsPage = ({ data: loaded }: PageProps<ResultsData>) => {
  const { data, state, failures, busy, retry } = useResults(loaded)
  const location = useWriter('location')
  const isPinAsked = useStore('location', ({ showConfirmPinModal }) => showConfirmPinModal)
  const recent = useWriter('recentPlaces')
  const { here } = useWords(ADDRESS_WORDS)
  const { search, key } = useLocation()
  const locale = useLocale()
  const dish = findDish(search, locale)
  const hasFailed = data.kind === 'failed'
  const trouble = useSearchTrouble({
    place: key,
    part: (hasFailed ? data.part : null) ?? 'restaurants',
    failures: hasFailed ? failures : 0,
    isBusy: busy,
    canRetry: failures < MAX_TRIES,
    phone: CARE_PHONE[locale.market],
    onRetry: retry,
  })

  useEffect(() => {
    const place = data.kind === 'found' ? data.place : {}
    location.setState((before) => ({ ...withQuery(before, data.query), ...place }))
    if (data.kind !== 'found') return
    const {
      query,
      place: { label, coordinates },
    } = data
    // Where the device was is asked of the device.
    if (query !== here) recent.setState(({ places }) => ({ places: withRecent(places, { query, label, coordinates }) }))
  }, [data, location, recent, here])

  return (
    <div css={resultsLayout} data-kind={data.kind} aria-busy={state === 'pending' || undefined}>
      {data.kind === 'found' && <FoundResults key={data.query} data={data} dish={dish} />}
      {isPinAsked && (
        <Suspense>
          <PinQuestion />
        </Suspense>
      )}
      {data.kind === 'refused' && <LatePlaceNotFound query={data.query} reason={data.reason} dish={dish} />}
      {data.kind === 'elsewhere' && (
        <LateOtherMarket query={data.query} label={data.label} coordinates={data.coordinates} dish={dish} />
      )}
      {data.kind === 'failed' && <SearchFailed {...data} failures={failures} busy={busy} onRetry={retry} dish={dish} />}
      {trouble}
    </div>
  )
}
