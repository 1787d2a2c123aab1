import { useEffect, useState } from 'react'
import { css } from '@galo/css'
import { MARKETS, milesToKilometres } from '@galo/domain'
import { Link, sitePaths, useLocation, type PageProps } from '@galo/navigation'
import { useFlag, useNow } from '@galo/services'
import { useWriter } from '@galo/state'
import { inSentence, useLocale, useWords } from '@galo/words'
import { formatDistance } from '@galo/words/format'
import { AddressEntry } from '../../features/address-entry/address-entry'
import { withQuery } from '../../features/address-entry/address-entry.model'
import { ListNotice } from '../../features/restaurant-list/list-notice'
import { listNotice } from '../../features/restaurant-list/list-notice.model'
import { RestaurantList } from '../../features/restaurant-list/restaurant-list'
import { findDish, type Dish } from '../../features/home/dishes'
import { fulfilmentListing } from '../../fulfilment/fulfilment-listings'
import { OtherMarket } from './other-market'
import { SearchFailed } from './search-failed'
import { PlaceNotFound } from './place-not-found'
import { ResultsMap } from '../../features/results-map/results-map'
import { withoutOrders } from '../../features/restaurant-list/search-results.model'
import { resultsLayout } from './results-layout'
import type { ResultsData } from './results-data'
import { useListed } from './use-listed'
import { useResults } from './use-results'
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

type Found = Extract<ResultsData, { kind: 'found' }>

const FoundResults = ({ data, dish }: { readonly data: Found; readonly dish: Dish | null }) => {
  const locale = useLocale()
  const words = useWords(RESULTS_WORDS)
  const listing = fulfilmentListing(data.fulfilment)
  const { aroundYou } = useWords(listing.words)
  const { timeZone, distanceUnit } = MARKETS[locale.market]
  const isUnavailable = useFlag(listing.switchedOffBy) === true
  const results = isUnavailable ? withoutOrders(data.results) : data.results
  const nearest = results[0]
  const [pointed, setPointed] = useState<string | null>(nearest?.id ?? null)
  const now = useNow()
  const notice = listNotice(results, now, timeZone, isUnavailable)
  const orderable = results.filter((result) => listing.canOrder(result, now, timeZone)).length
  useListed(data)
  const ready = orderable === results.length ? words.all : orderable === 0 ? words.none : String(orderable)
  return (
    <>
      <div className="list">
        <AddressEntry key={data.query} initial={data.query} dish={dish} variant="bar" />
        <h1 css={heading} tabIndex={-1}>
          {words.galosNear(data.place.label)}
        </h1>
        {results.length > 0 && (
          <p css={said} role="status">
            {inSentence(aroundYou, <b>{words.galos(results.length)}</b>, ready)}
            {nearest && ` ${words.nearestIs(formatDistance(nearest.distanceMiles, locale))}`}
          </p>
        )}
        {dish && (
          <p css={said}>
            {inSentence(words.menusOpenAt, <b>{dish.title}</b>)}{' '}
            <Link
              to={sitePaths.searchResults({
                query: data.query,
                fulfilment: data.fulfilment,
                ...data.place.coordinates,
              })}
            >
              {words.showWholeMenus}
            </Link>
          </p>
        )}
        {notice && <ListNotice notice={notice} listing={listing} nearest={data.nearest} />}
        {results.length > 0 && (
          <a css={skip} href="#after-the-list">
            {words.skipList}
          </a>
        )}
        <RestaurantList
          results={results}
          listing={listing}
          pointed={pointed}
          onPoint={setPointed}
          section={dish?.section}
        />
        <span id="after-the-list" tabIndex={-1} />
      </div>
      <div className="map">
        <ResultsMap
          origin={data.place.coordinates}
          chosen={pointed}
          onChoose={(id) => {
            setPointed(id)
            document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
          }}
          places={results.map(({ id, coordinates, distanceMiles }) => ({
            id,
            coordinates,
            distance: distanceUnit === 'km' ? milesToKilometres(distanceMiles) : distanceMiles,
          }))}
        />
      </div>
    </>
  )
}

/** `/order/search/results`: the restaurants around a place, or why there are none. */
export const ResultsPage = ({ data: loaded }: PageProps<ResultsData>) => {
  const { data, failures, busy, retry } = useResults(loaded)
  const location = useWriter('location')
  const dish = findDish(useLocation().search, useLocale())

  useEffect(() => {
    if (data.kind === 'found') location.setState({ query: data.query, ...data.place })
    else location.setState((before) => withQuery(before, data.query))
  }, [data, location])

  return (
    <div css={resultsLayout} data-kind={data.kind}>
      {data.kind === 'found' && <FoundResults key={data.query} data={data} dish={dish} />}
      {data.kind === 'refused' && <PlaceNotFound query={data.query} reason={data.reason} dish={dish} />}
      {data.kind === 'elsewhere' && (
        <OtherMarket query={data.query} label={data.label} coordinates={data.coordinates} dish={dish} />
      )}
      {data.kind === 'failed' && <SearchFailed {...data} failures={failures} busy={busy} onRetry={retry} dish={dish} />}
    </div>
  )
}
