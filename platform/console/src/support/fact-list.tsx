import { css } from '@galo/css'
import { useLocale } from '@galo/words'
import type { Fact } from '../../calls'
import { Note, numeric } from '../layout/rows'
import { wallTime } from '../time/wall-clock'
import { factWords, seenWords } from './fact.model'

const list = css`
  display: grid;
  li {
    display: grid;
    gap: 0 0.75rem;
    padding-block: 0.375rem;
    border-block-end: 1px solid var(--border);
    grid-template-columns: 4.5rem minmax(0, 1fr) auto;
  }
  time {
    color: var(--text-2);
  }
  p {
    grid-column: 2;
  }
`

/** What happened, each at its time, with what the customer saw from then on. */
export const FactList = ({ facts, label }: { readonly facts: readonly Fact[]; readonly label: string }) => {
  const locale = useLocale()
  return (
    <ol css={[list, numeric]} aria-label={label}>
      {facts.map((fact, at) => {
        const seen = seenWords(fact, locale)
        return (
          // Facts are only ever added, and never move.
          <li key={`${fact.at} ${at}`}>
            <time dateTime={fact.at}>{wallTime(new Date(fact.at)).time}</time>
            <span>{factWords(fact, locale)}</span>
            {fact.amountLabel !== null && <b>{fact.amountLabel}</b>}
            {seen !== null && <Note>{seen}</Note>}
          </li>
        )
      })}
    </ol>
  )
}
