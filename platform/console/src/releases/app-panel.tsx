import { useRef, useState } from 'react'
import { css } from '@galo/css'
import { VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import type { RequestOf } from '@galo/contracts/call'
import { type changeRelease, type AppReleases, type ReleaseFigures } from '../../calls'
import { PressButton } from '../controls/press-button'
import { Panel } from '../layout/panel'
import { Note, numeric, Row, SpaceBetween, tileStyle } from '../layout/rows'
import { KeepsFocus } from '../lists/keeps-focus'
import { wallTime } from '../time/wall-clock'
import { ReleaseChart } from './release-chart'
import { defaultOf, gateOf, MEASURES, nextShares, triedOf, untriedOf, wayBackOf, type Measure } from './releases.model'
import { RELEASES_WORDS } from './releases.words'
import { ShareBar } from './share-bar'
import { StopForm } from './stop-form'

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
const canary = css`
  color: var(--limao-400);
`
const bad = css`
  color: var(--error);
`
const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.8125rem;
  th,
  td {
    padding: 0.25rem 0.5rem 0.25rem 0;
    border-block-end: 1px solid var(--border);
    text-align: start;
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

export type Change = RequestOf<typeof changeRelease>

interface AppPanelProps {
  readonly app: AppReleases
  readonly onChange: (change: Change) => Promise<unknown>
}

const useSay = () => {
  const words = useWords(RELEASES_WORDS)
  return (measure: Measure, value: number | null | undefined): string => {
    if (value === null || value === undefined) return words.none
    if (measure === 'errors') return String(value)
    return measure === 'lcp' ? words.seconds((value / 1000).toFixed(2)) : words.milliseconds(Math.round(value))
  }
}

const Charts = ({ stable, tried }: { readonly stable?: ReleaseFigures; readonly tried?: ReleaseFigures }) => {
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
const ChartsTable = ({ name, releases }: { readonly name: string; readonly releases: readonly ReleaseFigures[] }) => {
  const words = useWords(RELEASES_WORDS)
  const say = useSay()
  const told = (releases[0]?.stretches ?? []).flatMap(({ from }, at) =>
    releases.some(({ stretches }) => MEASURES.some((measure) => stretches[at]?.[measure])) ? [{ from, at }] : [],
  )
  return (
    <details css={scrolled}>
      <summary>{words.asTable(name)}</summary>
      <table css={[table, numeric]} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            {releases.flatMap(({ version }) =>
              MEASURES.map((measure) => (
                <th key={`${version} ${measure}`} scope="col">
                  {words.headOf(words[measure], version)}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {told.map(({ from, at }) => (
            <tr key={from}>
              <th scope="row">{wallTime(new Date(from)).time}</th>
              {releases.flatMap(({ version, stretches }) =>
                MEASURES.map((measure) => (
                  <td key={`${version} ${measure}`}>{say(measure, stretches[at]?.[measure])}</td>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

const GateLine = ({ tried, stable }: { readonly tried: ReleaseFigures; readonly stable?: ReleaseFigures }) => {
  const words = useWords(RELEASES_WORDS)
  const gate = gateOf(tried)
  const [target = 100] = nextShares(tried.share)
  if (gate.kind === 'fails')
    return (
      <Note css={bad}>
        <b>{words.fails}</b> {gate.why}
      </Note>
    )
  if (gate.kind === 'unknown')
    return (
      <Note>
        <b>{words.notYet}</b> {words.missing(gate.visits)}
      </Note>
    )
  const other = stable?.counted ?? { failed: 0, visits: 0 }
  return (
    <Note>
      <b>{words.ready(target === 100 ? words.everybody : words.percent(target))}</b>{' '}
      {words.readyWhy(gate.failed, gate.visits, other.failed, other.visits)}
    </Note>
  )
}

/** One app: who is given what of it, how that does, and what can be done about it. */
export const AppPanel = ({ app, onChange }: AppPanelProps) => {
  const words = useWords(RELEASES_WORDS)
  const place = useRef<HTMLDivElement>(null)
  const [stopping, setStopping] = useState<string | null>(null)
  const { name } = app
  const stable = defaultOf(app)
  const [tried] = triedOf(app)
  const [untried, back] = [untriedOf(app), wayBackOf(app)]
  const stopped = app.releases.find(({ stopped: reason }) => reason !== null)
  const share = (version: string, target: number) =>
    onChange(
      target === 100
        ? { change: 'promote', app: name, version }
        : { change: 'route', app: name, version, share: target },
    )
  const state = tried ? words.isTried(tried.share) : stopped ? words.wasStopped(stopped.version) : words.steady
  const given = [stable, tried].filter((release) => release !== undefined)
  return (
    <Panel data-key={name} aria-label={name}>
      <SpaceBetween>
        <h2>{name}</h2>
        <Note css={tried ? canary : undefined}>{state}</Note>
      </SpaceBetween>
      <ShareBar app={app} />
      <Charts {...(stable && { stable })} {...(tried && { tried })} />
      <ChartsTable name={name} releases={given} />
      {tried && <GateLine tried={tried} {...(stable && { stable })} />}
      <KeepsFocus place={place}>
        <div ref={place}>
          {stopping !== null && tried?.version === stopping ? (
            <StopForm
              name={`${name} ${stopping}`}
              onStop={async (why) => {
                await onChange({ change: 'stop', app: name, version: stopping, why })
                setStopping(null)
              }}
              onKeep={() => setStopping(null)}
            />
          ) : (
            <Row data-key="buttons">
              {tried &&
                nextShares(tried.share).map((target, at) => (
                  <PressButton
                    key={target}
                    data-part={`to-${target}`}
                    variant={at === 0 ? 'act' : 'outline'}
                    onPress={() => share(tried.version, target)}
                  >
                    {words.promoteTo(target === 100 ? words.everybody : words.percent(target))}
                    <VisuallyHidden>{words.of(`${name} ${tried.version}`)}</VisuallyHidden>
                  </PressButton>
                ))}
              {untried &&
                [10, 50].map((target) => (
                  <PressButton key={target} data-part={`to-${target}`} onPress={() => share(untried.version, target)}>
                    {words.tryAt(untried.version, target)}
                    <VisuallyHidden>{words.of(name)}</VisuallyHidden>
                  </PressButton>
                ))}
              {back && (
                <PressButton data-part="back" onPress={() => onChange({ change: 'rollback', app: name })}>
                  {words.rollBackTo(back.version)}
                  <VisuallyHidden>{words.of(name)}</VisuallyHidden>
                </PressButton>
              )}
              {tried && (
                <PressButton data-part="stop" css={bad} onPress={async () => setStopping(tried.version)}>
                  {words.stop}
                  <VisuallyHidden>{words.of(`${name} ${tried.version}`)}</VisuallyHidden>
                </PressButton>
              )}
            </Row>
          )}
        </div>
      </KeepsFocus>
    </Panel>
  )
}
