import { css } from '@galo/css'
import { Link } from '@galo/navigation'
import { useLocale, useWords } from '@galo/words'
import { choosableWords } from '@galo/words/format'
import type { Hidden } from './filter-results.model'
import { FACILITY_FILTER_WORDS } from './facility-filter.words'

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;
  padding: 4px 16px;
  border: 1.5px dashed var(--border-field);
  border-radius: var(--r-2);

  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    font-weight: 700;
  }
`

export interface HiddenRowProps {
  readonly hidden: Hidden
  /** The same search, without filters. */
  readonly showAll: string
}

/** Under the list: who is not shown, for the lack of what, and the way to see them. */
export const HiddenRow = ({ hidden: { count, names, lacks, areSomeClosed }, showAll }: HiddenRowProps) => {
  const locale = useLocale()
  const words = useWords(FACILITY_FILTER_WORDS)
  const several = areSomeClosed ? words.notOpenOrNotAll : words.notAll
  const lack = lacks === null ? several : lacks === 'open' ? words.notOpen : choosableWords(lacks, locale).none
  const [first = '', second = ''] = names
  return (
    <p css={row}>
      <span>
        {count === 1 ? words.one(first, lack) : count === 2 ? words.two(first, second, lack) : words.more(count, lack)}
      </span>
      <Link to={showAll}>{words.show}</Link>
    </p>
  )
}
