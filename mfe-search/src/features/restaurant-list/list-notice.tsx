import { MARKETS } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import { useNow } from '@galo/services'
import { Notice as Message } from '@galo/ui'
import { inSentence, useLocale, useWords } from '@galo/words'
import { formatDistance, formatNext } from '@galo/words/format'
import type { ListNotice as Notice } from './list-notice.model'
import type { FulfilmentListing } from './fulfilment-listing'
import { RESTAURANT_LIST_WORDS } from './restaurant-list.words'

/** The nearest restaurant, outside the radius of the search. */
export interface NearestRestaurant {
  readonly name: string
  readonly slug: string
  readonly distanceMiles: number
}

const FarAway = ({
  name,
  slug,
  distanceMiles,
  listing,
}: NearestRestaurant & { readonly listing: FulfilmentListing }) => {
  const locale = useLocale()
  const { nearestIs } = useWords(RESTAURANT_LIST_WORDS)
  const link = <Link to={sitePaths.menu(slug, listing.type)}>{name}</Link>
  return <> {inSentence(nearestIs, formatDistance(distanceMiles, locale), link)}</>
}

/** Good news, or at least none that is bad. */
const QUIET: ReadonlySet<Notice['kind']> = new Set(['early-bird', 'delivery-not-yet', 'not-open-yet'])

interface ListNoticeProps {
  readonly notice: Notice | null
  readonly listing: FulfilmentListing
  readonly nearest?: NearestRestaurant | undefined
  /** The same search, for collection. */
  readonly collectInstead: string
}

/** What is said above the list, or in its place (D18), and the way on. */
export const ListNotice = ({ notice, listing, nearest, collectInstead }: ListNoticeProps) => {
  const locale = useLocale()
  const now = useNow()
  const { notices, ...words } = useWords(RESTAURANT_LIST_WORDS)
  const { nobodyTakes, unavailable } = useWords(listing.words)
  const wayOn = listing.type !== 'COLLECTION' && notice?.kind !== 'both-unavailable' && (
    <>
      {' '}
      <Link to={collectInstead}>{words.collectInstead}</Link>
    </>
  )
  if (notice === null) return null
  const when =
    'opens' in notice
      ? notice.opens
      : 'opensNext' in notice && notice.opensNext !== null
        ? formatNext(notice.opensNext, now, MARKETS[locale.market].timeZone, locale)
        : null
  const { title, text } =
    notice.kind === 'nobody-takes'
      ? nobodyTakes
      : notice.kind === 'unavailable'
        ? unavailable
        : notices[notice.kind](when)
  return (
    <Message tone={QUIET.has(notice.kind) ? 'info' : 'warn'} title={title}>
      {text}
      {wayOn}
      {notice.kind === 'nothing-near' && nearest && <FarAway {...nearest} listing={listing} />}
    </Message>
  )
}
