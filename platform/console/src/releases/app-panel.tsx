import { useRef, useState } from 'react'
import { css } from '@galo/css'
import { VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import type { RequestOf } from '@galo/contracts/call'
import { type changeRelease, type AppReleases, type ReleaseFigures } from '../../calls'
import { PressButton } from '../controls/press-button'
import { Panel } from '../layout/panel'
import { Note, Row, SpaceBetween } from '../layout/rows'
import { KeepsFocus } from '../lists/keeps-focus'
import { canary, Charts, ChartsTable } from './release-charts'
import { defaultOf, gateOf, nextShares, triedOf, untriedOf, wayBackOf } from './releases.model'
import { RELEASES_WORDS } from './releases.words'
import { ShareBar } from './share-bar'
import { StopForm } from './stop-form'

const bad = css`
  color: var(--error);
`

export type Change = RequestOf<typeof changeRelease>

interface AppPanelProps {
  readonly app: AppReleases
  readonly onChange: (change: Change) => Promise<unknown>
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
