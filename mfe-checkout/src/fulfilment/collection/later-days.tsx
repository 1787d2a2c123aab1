import { useId } from 'react'
import { css } from '@galo/css'
import { formatTime, MARKETS } from '@galo/domain'
import { useAsyncData, useNow, useServices } from '@galo/services'
import { Skeleton, Text, VisuallyHidden } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { laterDay } from '@galo/words/format'
import { dayChoices, nextOpenDay, noonOf, type Days } from './later-days.model'
import { LATER_DAYS_WORDS } from './later-days.words'
import type { CollectionSlot } from './use-collection-slot'

const daysStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
  gap: 0.375rem;

  & > label {
    position: relative;
    display: grid;
    place-content: center;
    min-height: 3.25rem;
    padding: 0.25rem;
    border: 1.5px solid var(--border-field);
    border-radius: var(--r-2);
    background: var(--surface);
    font-weight: 700;
    font-size: 0.9375rem;
    line-height: 1.2;
    text-align: center;
    cursor: pointer;
  }
  & small {
    color: var(--text-2);
    font-weight: 500;
    font-size: var(--t-micro);
  }
  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > label:hover {
    border-color: var(--action);
    background: var(--azul-50);
  }
  & > label:has(:checked) {
    border-color: var(--action);
    background: var(--azul-100);
    color: var(--azul-700);
  }
  & > label:has(:disabled) {
    border-color: var(--border-field);
    border-style: dashed;
    background: var(--canvas);
    color: var(--text-3);
    cursor: not-allowed;
  }
  & > label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    & > label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`

export interface LaterProps {
  readonly slot: CollectionSlot
  /** The chosen time, where it is summed up: said without its day while that can't be. */
  readonly time?: string
}

/** The days there are times on, today first. Where today has none, or the day that was looked at has none any more, the next one is shown. */
const LaterDays = ({ slot }: Pick<LaterProps, 'slot'>) => {
  const { http } = useServices()
  const words = useWords(LATER_DAYS_WORDS)
  const locale = useLocale()
  const name = useId()
  const { restaurantId, today, day, timeZone, isEmpty } = slot
  const days = useAsyncData<string, Days>({
    // What turned out to have no times is asked about anew.
    key: `${restaurantId} ${today} ${isEmpty ? day : ''}`,
    keepsFrom: (before) => before.startsWith(`${restaurantId} ${today} `),
    load: async (signal) => {
      const { listAvailableDays } = await import(/* webpackChunkName: "late-calls" */ '@galo/contracts/capacity')
      const variables = { restaurantIds: [restaurantId], fulfilmentType: 'COLLECTION' } as const
      const [found] = await http.send(listAvailableDays, { variables, isFresh: true, signal })
      return found?.days ?? []
    },
    onData: (found) => {
      if (!isEmpty) return
      const next = nextOpenDay(found, day)
      if (next === undefined) slot.noDay()
      else slot.pickDay(next)
    },
    onFailure: () => {
      if (isEmpty) slot.noDay()
    },
  })
  // Today's times are there without.
  if (days.kind === 'failed') return null
  if (days.kind !== 'ready')
    return (
      <div role="status">
        <Skeleton height="11rem" radius={14} />
        <VisuallyHidden>{words.finding}</VisuallyHidden>
      </div>
    )
  const choices = dayChoices(days.data, today, timeZone, locale)
  const isMovedOn = day !== today && choices[0]?.isOpen === false
  const named = laterDay(noonOf(day, timeZone), noonOf(today, timeZone), timeZone, locale)
  return (
    <div>
      <fieldset css={daysStyle}>
        <VisuallyHidden as="legend">{words.legend}</VisuallyHidden>
        {choices.map(({ date, name: label, note, isOpen }) => (
          <label key={date}>
            <input
              type="radio"
              name={name}
              value={date}
              checked={date === day}
              disabled={!isOpen}
              onChange={() => slot.pickDay(date)}
            />
            {label} <small>{note}</small>
          </label>
        ))}
      </fieldset>
      <div role="status">
        {isMovedOn && named !== null && (
          <Text size="small" tone="soft">
            {words.noneToday(named)}
          </Text>
        )}
      </div>
    </div>
  )
}

/** 'Collect Sat 28 Nov at 13:15' */
const LaterTime = ({ at }: { readonly at: string }) => {
  const words = useWords(LATER_DAYS_WORDS)
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  const day = laterDay(at, useNow(), timeZone, locale)
  return day === null ? null : words.collectOn(day, formatTime(at, timeZone))
}

/** The days to choose from; or, once a time is chosen, the time with the day it is of. */
export const Later = ({ slot, time }: LaterProps) =>
  time === undefined || slot.pickupTime === null ? <LaterDays slot={slot} /> : <LaterTime at={slot.pickupTime} />
