import { css } from '@galo/css'
import { useWords } from '@galo/words'
import type { Releases } from '../../calls'
import { Panel } from '../layout/panel'
import { Empty, Note, numeric } from '../layout/rows'
import { wallTime } from '../time/wall-clock'
import { dotOf, type Dot } from './releases.model'
import { RELEASES_WORDS } from './releases.words'

const list = css`
  display: grid;
  gap: 1rem;
  li {
    display: grid;
    grid-template-columns: 5.5rem 1rem minmax(0, 1fr);
    gap: 0.625rem;
    overflow-wrap: anywhere;
  }
`
const petal = css`
  width: 14px;
  height: 14px;
  margin-block-start: 0.25rem;
  border-radius: 6px 2px;
  background: currentcolor;
`
const COLOURS: Readonly<Record<Dot, ReturnType<typeof css>>> = {
  stopped: css`
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

/** What was changed and when, the latest first. */
export const History = ({ history }: Pick<NonNullable<Releases['document']>, 'history'>) => {
  const words = useWords(RELEASES_WORDS)
  return (
    <Panel title={words.history}>
      {history.length === 0 ? (
        <Empty>{words.noHistory}</Empty>
      ) : (
        <ol css={list}>
          {history.map(({ serial, writtenAt, changes }) => {
            const { weekday, time } = wallTime(new Date(writtenAt))
            return (
              <li key={serial}>
                <time css={numeric} dateTime={writtenAt}>
                  {`${weekday.slice(0, 3)} ${time.slice(0, 5)}`}
                </time>
                <span css={[petal, COLOURS[dotOf(changes)]]} aria-hidden="true" />
                <div>
                  {changes.length === 0 ? words.renewed : changes.map((line) => <p key={line}>{line}</p>)}
                  <Note>{words.documentNo(serial)}</Note>
                </div>
              </li>
            )
          })}
        </ol>
      )}
    </Panel>
  )
}
