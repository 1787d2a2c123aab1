import { css } from '@galo/css'
import { useWords } from '@galo/words'
import type { LogEntry } from '../../calls'
import { numeric } from '../layout/rows'
import { wallTime } from '../time/wall-clock'
import { detailsOf, saleOf } from './logs.model'
import { LOGS_WORDS } from './logs.words'

const entryStyle = css`
  padding: 0.5rem 0.75rem;
  border-inline-start: 3px solid var(--tone, var(--border-field));
  border-radius: 0.375rem;
  background: var(--surface);
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    align-items: baseline;
  }
  p > span {
    color: var(--text-2);
    font-size: 0.875rem;
  }
  b {
    color: var(--tone, inherit);
  }
  p > button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font:
      0.875rem/1.5 ui-monospace,
      monospace;
    text-decoration: underline;
    cursor: pointer;
  }
  code {
    display: block;
    color: var(--text-2);
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
`
const message = css`
  && {
    flex: 1 1 14rem;
    color: inherit;
    font-size: inherit;
    overflow-wrap: anywhere;
  }
`
const wrong = css`
  --tone: var(--error);
`
const warning = css`
  --tone: var(--limao-400);
`
const TONES = { fatal: wrong, error: wrong, warning, info: null, debug: null } as const

interface EntryProps {
  readonly entry: LogEntry
  /** Its trace is to be shown. */
  readonly onTrace: (traceId: string) => void
}

/** A trace is told apart by so much of its id. */
const SHORT = 8

export const Entry = ({ entry, onTrace }: EntryProps) => {
  const words = useWords(LOGS_WORDS)
  const { traceId } = entry
  const details = detailsOf(entry)
  const sale = saleOf(entry)
  return (
    <li css={[entryStyle, TONES[entry.level]]}>
      <p>
        <span css={numeric}>{wallTime(new Date(entry.receivedAt)).time}</span>
        <b>{entry.kind === 'log' ? entry.level : entry.kind}</b>
        <span css={message}>{entry.message}</span>
        {sale !== null && <b css={numeric}>{sale}</b>}
        {traceId !== null && (
          <button type="button" aria-label={words.showTrace(traceId.slice(0, SHORT))} onClick={() => onTrace(traceId)}>
            {traceId.slice(0, SHORT)}
          </button>
        )}
        <span>{[entry.source, entry.market].filter((word) => word !== null).join(' · ')}</span>
      </p>
      {details !== null && <code>{details}</code>}
    </li>
  )
}
