import { css } from '@galo/css'
import { formatTime, MARKETS } from '@galo/domain'
import {
  BagIcon,
  Badge,
  Button,
  FireIcon,
  ForkKnifeIcon,
  HouseIcon,
  MopedIcon,
  Notice,
  ProgressPetals,
  StorefrontIcon,
} from '@galo/ui'
import { useNow } from '@galo/services'
import { useLocale, useWords } from '@galo/words'
import { laterDay } from '@galo/words/format'
import { ORDER_PROGRESS_WORDS } from './order-progress.words'
import { PaceAloud } from './pace-aloud'
import type { OngoingView } from './tracking.model'
import type { OrderStep } from './order-step'
import type { TrackingWords } from './tracking-words.model'

const block = css`
  display: grid;
  gap: 20px;

  & h1 {
    outline: 0;
    letter-spacing: 0;
  }
  /* On the line of the number, as long as there is room on it. */
  & .pace {
    float: inline-end;
    margin-block-end: -0.5rem;
  }
  & .label {
    display: block;
    font: 600 1rem/1.5 var(--font-text);
    color: var(--text-2);
  }
  & .clock {
    display: block;
    font: 900 clamp(3.5rem, 2.8rem + 3vw, 5rem) / 0.9 var(--font-display);
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
  & .span {
    font-size: clamp(2.25rem, 11vw, 4.5rem);
  }
  @media print {
    & ol {
      display: none;
    }
  }
`

const STEP_ICONS = {
  sent: undefined,
  confirmed: <StorefrontIcon size={22} />,
  making: <FireIcon size={22} />,
  collect: <BagIcon size={22} />,
  table: <ForkKnifeIcon size={22} />,
  riding: <MopedIcon size={22} />,
  arrived: <HouseIcon size={22} />,
} satisfies Record<OrderStep['id'], unknown>

export interface OrderProgressProps {
  readonly view: OngoingView
  readonly steps: readonly OrderStep[]
  readonly said: TrackingWords
  readonly stale: boolean
  readonly givenUp: boolean
  readonly onRetry: () => void
}

/** The clock first, or the table, then what is happening, then how far along it is. */
export const OrderProgress = ({ view, steps, said, stale, givenUp, onRetry }: OrderProgressProps) => {
  const words = useWords(ORDER_PROGRESS_WORDS)
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  const now = useNow()
  const { fact, rest, due, wasDue, aside, pace } = said
  const { short_id, fulfilment, created_at, is_age_restricted_order: isForAdults } = view.order
  const { pickup_time: pickUp, table } = fulfilment
  const large = due ?? wasDue ?? (table == null ? null : words.table(table))
  const day = pickUp ? laterDay(pickUp, now, timeZone, locale) : null
  const collect = day === null ? words.collectAt : words.collectOn(day)
  const promise = due === undefined ? wasDue && words.wasDue : words.arrives
  const label = promise ?? (large === null ? (pickUp ? collect : words.placedAt) : words.broughtTo)
  return (
    <div css={block}>
      <div>
        {pace && (
          <Badge className="pace" tone={pace === 'late' ? 'error' : 'ok'}>
            {words.paces[pace]}
          </Badge>
        )}
        <h1 tabIndex={-1}>
          <span className="label">
            {words.order(short_id)} · {label}
          </span>{' '}
          <span className={large === null ? 'clock' : 'clock span'}>
            {large ?? formatTime(pickUp ?? created_at, timeZone)}
          </span>
        </h1>
      </div>
      <p role="status">
        <b>{fact}</b>
        {rest !== '' && ` ${rest}`}
      </p>
      <PaceAloud said={said} />
      {aside !== undefined && <p>{aside}</p>}
      <ProgressPetals label={words.progress} steps={steps.map((step) => ({ ...step, icon: STEP_ICONS[step.id] }))} />
      {isForAdults && fulfilment.delivery_state !== 'DELIVERED' && (
        <Notice tone="warn" title={words.haveId}>
          {words.haveIdText}
        </Notice>
      )}
      {stale &&
        (givenUp ? (
          <Notice
            tone="warn"
            title={words.outOfReach}
            live
            action={
              <Button variant="outline" size="small" onClick={onRetry}>
                {words.retry}
              </Button>
            }
          >
            {words.lastHeard}
          </Notice>
        ) : (
          <Notice tone="warn" live>
            {words.badLine}
          </Notice>
        ))}
    </div>
  )
}
