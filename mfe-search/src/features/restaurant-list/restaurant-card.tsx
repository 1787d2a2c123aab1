import type { MouseEvent, ReactNode } from 'react'
import { css } from '@galo/css'
import { CHOOSABLE_FACILITIES, MARKETS } from '@galo/domain'
import { Link } from '@galo/navigation'
import { useNow } from '@galo/services'
import {
  ArrowRightIcon,
  Badge,
  ButtonLink,
  ClockIcon,
  FacilityDrawing,
  InfoFillIcon,
  MoonFillIcon,
  MopedIcon,
  PauseCircleFillIcon,
  RestaurantCard as Card,
} from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { choosableWords, formatDistance } from '@galo/words/format'
import { availabilityOf, type Availability } from './availability.model'
import { cardOf, type CardReason } from './card.model'
import type { FulfilmentListing } from './fulfilment-listing'
import type { RestaurantResult } from './restaurant-result'
import { RESTAURANT_LIST_WORDS } from './restaurant-list.words'

/**
 * Laid out when it comes near the screen, and taken to be as high as most until then; the first two, and all of a document that was put back
 * where it was left, at once. Its shadow reaches over its edge, so an engine that would cut that off lays out all.
 */
const row = css`
  display: grid;
  @media screen {
    @supports (overflow-clip-margin: 1px) {
      html:not([data-placed]) &:nth-child(n + 3) {
        content-visibility: auto;
        contain-intrinsic-block-size: auto 270px;
        overflow-clip-margin: 24px;
      }
    }
  }
`

/** Keeps a number and its unit, and the halves of a postcode, on one line. */
const NO_BREAK = '\u00a0'

const REASON_ICONS = {
  paused: <PauseCircleFillIcon size={22} />,
  closed: <MoonFillIcon size={22} />,
  away: <MopedIcon size={22} />,
  off: <InfoFillIcon size={22} />,
} satisfies Record<CardReason['tone'], unknown>

export interface RestaurantCardProps {
  readonly result: RestaurantResult
  /** Of the wanted fulfilment. */
  readonly listing: FulfilmentListing
  readonly number: number
  readonly pointed: boolean
  readonly isNearest: boolean
  /** Where its menu is. */
  readonly menu: string
  /** The same search, for collection. */
  readonly collectInstead: string
  readonly onPoint: () => void
  readonly onChoose: (event: MouseEvent, availability: Availability) => void
  /** What stands beside the link to its menu. */
  readonly beside?: ReactNode
}

/** One restaurant of the results: where, until when, how soon, what it has, and the one thing to do next. */
export const RestaurantCard = (props: RestaurantCardProps) => {
  const { result, listing, number, pointed, isNearest, menu, collectInstead, onPoint, onChoose, beside } = props
  const locale = useLocale()
  const words = useWords(RESTAURANT_LIST_WORDS)
  const { timeZone } = MARKETS[locale.market]
  const now = useNow()
  const availability = availabilityOf(result, listing.type, now, timeZone)
  const { status, facts, reason, badge, action } = cardOf(result, availability, {
    listing,
    now,
    timeZone,
    locale,
    isNearest,
  })
  const isElsewhere = action.kind === 'collect-instead'
  const address = [result.streetAddress, result.city, result.postcode.replace(' ', NO_BREAK)].filter(Boolean).join(', ')
  return (
    <li css={row} id={result.id} onPointerEnter={onPoint} onFocus={onPoint}>
      <Card
        number={number}
        name={result.name}
        address={address}
        distance={formatDistance(result.distanceMiles, locale).replaceAll(' ', NO_BREAK)}
        selected={pointed}
        isShut={availability.kind === 'closed'}
        level={2}
        badge={badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
        facts={facts}
        reason={reason && { ...reason, icon: REASON_ICONS[reason.tone] }}
        points={[
          { icon: <ClockIcon />, text: status.text, tone: status.tone },
          ...CHOOSABLE_FACILITIES.filter((facility) => result.facilities.includes(facility)).map((facility) => ({
            icon: <FacilityDrawing facility={facility} />,
            text: choosableWords(facility, locale).name,
          })),
        ]}
        actions={
          <>
            <ButtonLink
              component={Link}
              to={isElsewhere ? collectInstead : menu}
              variant={pointed && action.kind === 'order' ? 'act' : 'soft'}
              full
              aria-label={`${action.text}: ${result.name}`}
              data-prepare={number === 1 && !isElsewhere ? '' : undefined}
              onClick={isElsewhere ? undefined : (event) => onChoose(event, availability)}
            >
              {action.text}
              <ArrowRightIcon />
            </ButtonLink>
            {/* A page of the website, which has no code of this one. */}
            <ButtonLink
              href={`/restaurants/${result.slug}`}
              variant="soft"
              aria-label={words.hoursAndDetails(result.name)}
            >
              <InfoFillIcon size={22} />
            </ButtonLink>
            {beside}
          </>
        }
      />
    </li>
  )
}
