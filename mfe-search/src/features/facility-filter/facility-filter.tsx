import { css } from '@galo/css'
import { Link } from '@galo/navigation'
import { ClockIcon, FacilityDrawing } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { choosableWords } from '@galo/words/format'
import { ALL_FILTERS, isOn, switched, type Filters } from './facility-filter.model'
import { FACILITY_FILTER_WORDS } from './facility-filter.words'

/** In one line, to be pushed sideways where it is longer than the column; a mouse can't push. */
const row = css`
  display: flex;
  gap: 8px;
  margin-inline: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;

  @media (hover: hover) {
    flex-wrap: wrap;
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: var(--touch);
    padding-inline: 14px;
    border: 1.5px solid var(--border);
    border-radius: var(--r-full);
    background: var(--surface);
    color: var(--text);
    font-weight: 600;
    font-size: 0.9375rem;
    white-space: nowrap;
    text-decoration: none;
  }
  & a[aria-current] {
    border-color: var(--action);
    background: var(--action);
    color: var(--on-action);
  }
  @media (forced-colors: active) {
    & a[aria-current] {
      outline: 3px solid Highlight;
      outline-offset: -6px;
    }
  }
`

export interface FacilityFilterProps {
  readonly filters: Filters
  /** The same search, with other filters. */
  readonly hrefOf: (changes: ReturnType<typeof switched>) => string
}

/** What restaurants must have: each a link that switches it on or off, so the server filters before it counts to fifteen, and Back undoes it. */
export const FacilityFilter = ({ filters, hrefOf }: FacilityFilterProps) => {
  const locale = useLocale()
  const words = useWords(FACILITY_FILTER_WORDS)
  return (
    <ul css={row} aria-label={words.label}>
      {ALL_FILTERS.map((filter) => {
        const name = filter === 'open' ? words.openNow : choosableWords(filter, locale).name
        const isAsked = isOn(filters, filter)
        return (
          <li key={filter}>
            <Link
              // The page is drawn anew with it: by this the shell finds what was pressed.
              id={`only-${filter}`}
              to={hrefOf(switched(filters, filter))}
              aria-current={isAsked ? 'true' : undefined}
              aria-label={isAsked ? words.on(name) : undefined}
            >
              {filter === 'open' ? <ClockIcon /> : <FacilityDrawing facility={filter} />}
              {name}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
