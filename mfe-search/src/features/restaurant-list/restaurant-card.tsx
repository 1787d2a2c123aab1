import { css } from '@galo/css'
import { formatTime, MARKETS } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import { useNow } from '@galo/services'
import { ArrowRightIcon, BagIcon, ButtonLink, RestaurantCard as Card, StatusDot, TimerIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { formatDistance } from '@galo/words/format'
import { openingWords, type OpeningTone, type OpeningWords } from './opening-words.model'
import type { FulfilmentListing, FulfilmentListingWords } from './fulfilment-listing'
import type { RestaurantResult } from './search-results.model'
import { RESTAURANT_LIST_WORDS } from './restaurant-list.words'

const row = css`
  display: grid;
`

/** Keeps a number and its unit, and the halves of a postcode, on one line. */
const NO_BREAK = '\u00a0'

const DOTS = { open: 'ok', soon: 'warn', later: 'off', closed: 'off' } as const satisfies Record<OpeningTone, string>

const soonestWords = (
  { earliest, enabled, online }: RestaurantResult,
  opening: OpeningWords,
  timeZone: string,
  words: (typeof RESTAURANT_LIST_WORDS)['en'] & FulfilmentListingWords,
): string => {
  if (!enabled) return words.notOffered
  if (!online) return words.notTakingOrders
  if (opening.tone === 'closed') return words.backTomorrow
  if (earliest === 'unasked') return words.timesOnMenu
  return earliest === null ? words.noneLeft : words.from(formatTime(earliest, timeZone))
}

export interface RestaurantCardProps {
  readonly result: RestaurantResult
  /** Of the wanted fulfilment. */
  readonly listing: FulfilmentListing
  readonly number: number
  readonly pointed: boolean
  readonly section?: string | undefined
  readonly onPoint: () => void
  readonly onChoose: () => void
}

/** One restaurant of the results: where, until when, how soon, and the link to its menu. */
export const RestaurantCard = (props: RestaurantCardProps) => {
  const { result, listing, number, pointed, section, onPoint, onChoose } = props
  const locale = useLocale()
  const words = { ...useWords(RESTAURANT_LIST_WORDS), ...useWords(listing.words) }
  const { timeZone } = MARKETS[locale.market]
  const now = useNow()
  const opening = openingWords(result.hours, now, timeZone, locale)
  const canOrder = listing.canOrder(result, now, timeZone)
  const action = canOrder ? words.orderFromHere : words.seeMenu
  return (
    <li css={row} id={result.id} onPointerEnter={onPoint} onFocus={onPoint}>
      <Card
        number={number}
        name={result.name}
        address={result.address.replace(/ (?=\S+$)/, NO_BREAK)}
        distance={formatDistance(result.distanceMiles, locale).replaceAll(' ', NO_BREAK)}
        selected={pointed}
        level={2}
        status={<StatusDot tone={DOTS[opening.tone]}>{opening.text}</StatusDot>}
        facts={[{ icon: canOrder ? <TimerIcon /> : <BagIcon />, text: soonestWords(result, opening, timeZone, words) }]}
        actions={
          <ButtonLink
            component={Link}
            to={sitePaths.menu(result.slug, listing.type, section)}
            variant={pointed && canOrder ? 'act' : 'soft'}
            full
            aria-label={`${action}: ${result.name}`}
            data-prepare={number === 1 ? '' : undefined}
            onClick={onChoose}
          >
            {action}
            <ArrowRightIcon />
          </ButtonLink>
        }
      />
    </li>
  )
}
