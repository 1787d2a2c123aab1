import { Link, sitePaths } from '@galo/navigation'
import { Notice as Message } from '@galo/ui'
import { inSentence, useLocale, useWords } from '@galo/words'
import { formatDistance } from '@galo/words/format'
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

interface ListNoticeProps {
  readonly notice: Notice
  readonly listing: FulfilmentListing
  readonly nearest?: NearestRestaurant | undefined
}

/** The notice above the list, or in its place (D18). */
export const ListNotice = ({ notice, listing, nearest }: ListNoticeProps) => {
  const { notices } = useWords(RESTAURANT_LIST_WORDS)
  const { nobodyTakes, unavailable } = useWords(listing.words)
  const { title, text } =
    notice.kind === 'nobody-takes'
      ? nobodyTakes
      : notice.kind === 'unavailable'
        ? unavailable
        : notices[notice.kind](notice.kind === 'early-bird' ? notice.opens : '')
  return (
    <Message tone={notice.kind === 'early-bird' ? 'info' : 'warn'} title={title}>
      {text}
      {notice.kind === 'nothing-near' && nearest && <FarAway {...nearest} listing={listing} />}
    </Message>
  )
}
