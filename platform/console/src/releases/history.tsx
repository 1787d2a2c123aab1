import { css } from '@galo/css'
import { useWords } from '@galo/words'
import type { ReleaseChange, Releases } from '../../calls'
import { Panel } from '../layout/panel'
import { Empty, Note, numeric } from '../layout/rows'
import { dayOf, shortTime } from '../time/wall-clock'
import { dotOf, meantOf, nameOfVersion, type Dot } from './releases.model'
import { RELEASES_WORDS } from './releases.words'

const day = css`
  margin-block-end: 0.5rem;
  color: var(--text-2);
  font-size: 0.875rem;
`
const list = css`
  display: grid;
  font-size: 0.9375rem;
  line-height: 1.4;
  li {
    position: relative;
    display: grid;
    grid-template-columns: 2.75rem 14px minmax(0, 1fr);
    gap: 0.625rem;
    padding-block-end: 1rem;
    overflow-wrap: anywhere;
  }
  time {
    color: var(--text-2);
    font-size: 0.875rem;
  }
  /* From each to the one before it. */
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(3.375rem + 6px);
    inset-block: 0.5rem -0.5rem;
    border-inline-start: 2px solid var(--border);
  }
`
const petal = css`
  position: relative;
  width: 14px;
  height: 14px;
  margin-block-start: 0.25rem;
  border-radius: 6px 2px;
  background: currentcolor;
  forced-color-adjust: none;
`
const COLOURS: Readonly<Record<Dot, ReturnType<typeof css>>> = {
  bad: css`
    color: var(--error);
  `,
  everybody: css`
    color: var(--ok);
  `,
  share: css`
    color: var(--limao-400);
  `,
  other: css`
    color: var(--action);
  `,
}

type Written = NonNullable<Releases['document']>['history'][number]

const Said = ({ change }: { readonly change: ReleaseChange }) => {
  const words = useWords(RELEASES_WORDS)
  const text = (): string => {
    if (change.what === 'published') return words.became.published(change.share)
    return change.what === 'share' ? words.became.share(change.from, change.to) : words.became[change.what]
  }
  return (
    <>
      <p>
        <b>{`${change.app} ${nameOfVersion(change.version)}`}</b> {text()}
      </p>
      {change.what === 'stopped' && <Note>{change.why}</Note>}
    </>
  )
}

const byDay = (history: readonly Written[]): readonly (readonly [day: string, changes: readonly Written[]])[] => {
  const days = new Map<string, Written[]>()
  for (const each of history) days.set(dayOf(each.writtenAt), [...(days.get(dayOf(each.writtenAt)) ?? []), each])
  return [...days]
}

/** What was changed and when, the latest first, day by day. */
export const History = ({ history }: Pick<NonNullable<Releases['document']>, 'history'>) => {
  const words = useWords(RELEASES_WORDS)
  return (
    <Panel title={words.history} aria-label={words.history}>
      {history.length === 0 && <Empty>{words.noHistory}</Empty>}
      {byDay(history).map(([name, written]) => (
        <div key={name}>
          <h3 css={day}>{name}</h3>
          <ol css={list}>
            {written.map(({ serial, writtenAt, changes }) => (
              <li key={serial}>
                <time css={numeric} dateTime={writtenAt}>
                  {shortTime(writtenAt)}
                </time>
                <span css={[petal, COLOURS[dotOf(changes)]]} aria-hidden="true" />
                <div>
                  {changes.length === 0 && <p>{words.renewed}</p>}
                  {meantOf(changes).map((change) => (
                    <Said key={`${change.app} ${change.version} ${change.what}`} change={change} />
                  ))}
                  <Note>{words.documentNo(serial)}</Note>
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Panel>
  )
}
