import { css } from '@galo/css'
import { useWords } from '@galo/words'
import type { ReleaseFigures } from '../../calls'
import { FiguresTable } from '../layout/figures-table'
import { Note, numeric, Row, SpaceBetween, tileStyle } from '../layout/rows'
import { wallTime } from '../time/wall-clock'
import { ReleaseChart } from './release-chart'
import { MEASURES, type Measure } from './releases.model'
import { RELEASES_WORDS } from './releases.words'

const charts = css`
  display: grid;
  gap: 0.625rem;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
const figure = css`
  margin: 0;
  padding: 0.75rem;
  b {
    font-family: var(--font-display);
    font-size: 1.25rem;
  }
`
/** What is tried, wherever it stands beside what is everybody's. */
export const canary = css`
  color: var(--limao-400);
`
const scrolled = css`
  overflow-x: auto;
  summary {
    min-height: var(--touch);
    color: var(--text-2);
    font-size: 0.875rem;
    line-height: var(--touch);
    cursor: pointer;
  }
`

const useSay = () => {
  const words = useWords(RELEASES_WORDS)
  return (measure: Measure, value: number | null | undefined): string => {
    if (value === null || value === undefined) return words.none
    if (measure === 'errors') return String(value)
    return measure === 'lcp' ? words.seconds((value / 1000).toFixed(2)) : words.milliseconds(Math.round(value))
  }
}

/** Each measure of what is everybody's and of what is tried, now and over the last hours. */
export const Charts = ({ stable, tried }: { readonly stable?: ReleaseFigures; readonly tried?: ReleaseFigures }) => {
  const words = useWords(RELEASES_WORDS)
  const say = useSay()
  const stretches = (stable ?? tried)?.stretches ?? []
  const [from, to] = [stretches[0]?.from, stretches.at(-1)?.from].map((at) => (at ? wallTime(new Date(at)).time : ''))
  return (
    <div css={charts}>
      {MEASURES.map((measure) => {
        const parts = [
          ...(stable ? [words.said(words.isDefault, stable.version, say(measure, stable.whole[measure]))] : []),
          ...(tried ? [words.said(words.isTrying, tried.version, say(measure, tried.whole[measure]))] : []),
        ]
        return (
          <figure key={measure} css={[tileStyle, figure]}>
            <SpaceBetween>
              <Note>{words[measure]}</Note>
              <Note>{words.good[measure]}</Note>
            </SpaceBetween>
            <Row css={numeric}>
              {stable && <b>{say(measure, stable.whole[measure])}</b>}
              {tried && <b css={canary}>{say(measure, tried.whole[measure])}</b>}
            </Row>
            <ReleaseChart
              measure={measure}
              stable={stable}
              tried={tried}
              label={words.chart(words[measure], parts.join(', '), from ?? '', to ?? '')}
            />
          </figure>
        )
      })}
    </div>
  )
}

/** The charts for who doesn't see them, or wants to read them: the stretches in which anything was told. */
export const ChartsTable = ({
  name,
  releases,
}: {
  readonly name: string
  readonly releases: readonly ReleaseFigures[]
}) => {
  const words = useWords(RELEASES_WORDS)
  const say = useSay()
  const told = (releases[0]?.stretches ?? []).flatMap(({ from }, at) =>
    releases.some(({ stretches }) => MEASURES.some((measure) => stretches[at]?.[measure])) ? [{ from, at }] : [],
  )
  const columns = releases.flatMap(({ version, stretches }) =>
    MEASURES.map((measure) => ({ measure, stretches, head: words.headOf(words[measure], version) })),
  )
  return (
    <details css={scrolled}>
      <summary>{words.asTable(name)}</summary>
      <FiguresTable
        title={name}
        heads={[words.time, ...columns.map(({ head }) => head)]}
        rows={told.map(({ from, at }) => ({
          label: wallTime(new Date(from)).time,
          said: columns.map(({ measure, stretches }) => say(measure, stretches[at]?.[measure])),
        }))}
      />
    </details>
  )
}
