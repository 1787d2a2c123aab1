import { css } from '@galo/css'
import { useWords } from '@galo/words'
import type { ReleaseFigures } from '../../calls'
import { FiguresTable } from '../layout/figures-table'
import { Note, numeric, Row, SpaceBetween, tileStyle } from '../layout/rows'
import { shortTime } from '../time/wall-clock'
import { ReleaseChart } from './release-chart'
import { MEASURES, nameOfVersion, type Measure } from './releases.model'
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
  display: grid;
  gap: 0.25rem;
  margin: 0;
  padding: 0.75rem 0.875rem;
  b {
    display: inline-flex;
    align-items: center;
    gap: 0.4375rem;
    margin-inline-end: 0.375rem;
    font: 800 1.25rem/1.2 var(--font-display);
  }
  b::before {
    content: '';
    width: 16px;
    border-block-start: 4px solid var(--action);
    border-radius: 2px;
  }
`
const canary = css`
  &&::before {
    border-block-start: 4px dotted var(--limao-400);
    border-radius: 0;
  }
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

/** A figure in its unit. */
export const useSay = () => {
  const words = useWords(RELEASES_WORDS)
  return (measure: Measure, value: number | null | undefined): string => {
    if (value === null || value === undefined) return words.none
    if (measure === 'errors') return String(value)
    return measure === 'lcp' ? words.seconds((value / 1000).toFixed(2)) : words.milliseconds(Math.round(value))
  }
}

interface Compared {
  readonly stable?: ReleaseFigures
  readonly tried?: ReleaseFigures
}

interface ChartProps extends Compared {
  readonly measure: Measure
  /** What the second one is, unless it is tried. */
  readonly triedAs?: string
  readonly className?: string
}

/** One measure of what is everybody's and of another, now and over the last hours. */
export const Chart = ({ measure, stable, tried, triedAs, className }: ChartProps) => {
  const words = useWords(RELEASES_WORDS)
  const say = useSay()
  const stretches = (stable ?? tried)?.stretches ?? []
  const [from, to] = [stretches[0]?.from, stretches.at(-1)?.from].map((at) => (at ? shortTime(at) : ''))
  const said = (role: string, { version, whole }: ReleaseFigures) =>
    words.said(role, nameOfVersion(version), say(measure, whole[measure]))
  const parts = [
    ...(stable ? [said(words.isDefault, stable)] : []),
    ...(tried ? [said(triedAs ?? words.isTrying, tried)] : []),
  ]
  return (
    <figure css={[tileStyle, figure]} className={className}>
      <Note as="figcaption">{words[measure]}</Note>
      <Row css={numeric}>
        {stable && <b>{say(measure, stable.whole[measure])}</b>}
        {tried && <b css={canary}>{say(measure, tried.whole[measure])}</b>}
      </Row>
      <ReleaseChart
        measure={measure}
        stable={stable}
        tried={tried}
        limit={words.limits[measure]}
        label={words.chart(words[measure], parts.join(', '), from ?? '', to ?? '')}
      />
      <SpaceBetween css={numeric} aria-hidden="true">
        <Note>{from}</Note>
        <Note>{to}</Note>
      </SpaceBetween>
    </figure>
  )
}

/** Each measure of what is everybody's and of what is tried. */
export const Charts = (compared: Compared) => (
  <div css={charts}>
    {MEASURES.map((measure) => (
      <Chart key={measure} measure={measure} {...compared} />
    ))}
  </div>
)

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
  // What nobody has told anything of is no table.
  if (told.length === 0) return null
  const columns = releases.flatMap(({ version, stretches }) =>
    MEASURES.map((measure) => ({ measure, stretches, head: words.headOf(words[measure], nameOfVersion(version)) })),
  )
  return (
    <details css={scrolled}>
      <summary>{words.asTable(name)}</summary>
      <FiguresTable
        title={name}
        heads={[words.time, ...columns.map(({ head }) => head)]}
        rows={told.map(({ from, at }) => ({
          label: shortTime(from),
          said: columns.map(({ measure, stretches }) => say(measure, stretches[at]?.[measure])),
        }))}
      />
    </details>
  )
}
