import { css } from '@galo/css'
import { Badge, VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import type { AppReleases, ReleaseFigures } from '../../calls'
import { PressButton } from '../controls/press-button'
import { Panel } from '../layout/panel'
import { Row, SpaceBetween } from '../layout/rows'
import { AskButton, buttonRow, type ChangeWays } from './ask-button'
import { GateLine } from './gate-line'
import { Charts, ChartsTable } from './release-charts'
import { defaultOf, gateOf, nameOfVersion, nextShares, triedOf } from './releases.model'
import { RELEASES_WORDS } from './releases.words'
import { ShareBar } from './share-bar'
import { ShareLegend } from './share-legend'

const bad = css`
  color: var(--error);
  box-shadow: inset 0 0 0 1.5px currentcolor;
`

const panel = css`
  h2 {
    font-size: 1.25rem;
  }
`

interface AppPanelProps extends ChangeWays {
  readonly app: AppReleases
}

/** What can be done about a release that is tried, after what speaks for it and against it. */
const Tried = ({
  name,
  tried,
  stable,
  onChange,
  onAsk,
}: ChangeWays & {
  readonly name: string
  readonly tried: ReleaseFigures
  readonly stable: ReleaseFigures | undefined
}) => {
  const words = useWords(RELEASES_WORDS)
  const { version } = tried
  const about = <VisuallyHidden>{words.of(`${name} ${nameOfVersion(version)}`)}</VisuallyHidden>
  const isReady = gateOf(tried, stable).kind === 'ready'
  const [next = 100] = nextShares(tried.share)
  const partOf = (part: string) => `${version} ${part}`
  return (
    <>
      <GateLine tried={tried} {...(stable && { stable })} />
      <Row css={buttonRow}>
        {nextShares(tried.share).map((target) => {
          const look = isReady && target === next ? 'act' : 'outline'
          return target === 100 ? (
            <AskButton
              key={target}
              data-part={partOf('all')}
              variant={look}
              ask={{ change: 'promote', app: name, version, other: stable?.version ?? '' }}
              onAsk={onAsk}
            >
              {words.promoteTo(words.everybody)}
              {about}
            </AskButton>
          ) : (
            <PressButton
              key={target}
              data-part={partOf(target === next ? 'next' : 'after-next')}
              variant={look}
              onPress={() => onChange({ change: 'route', app: name, version, share: target })}
            >
              {words.promoteTo(words.percent(target))}
              {about}
            </PressButton>
          )
        })}
        {stable && (
          <AskButton
            data-part={partOf('back')}
            ask={{ change: 'rollback', app: name, version: stable.version, other: version }}
            onAsk={onAsk}
          >
            {words.rollBackTo(nameOfVersion(stable.version))}
            <VisuallyHidden>{words.of(name)}</VisuallyHidden>
          </AskButton>
        )}
        <AskButton
          data-part={partOf('stop')}
          css={bad}
          ask={{ change: 'stop', app: name, version, other: stable?.version ?? '' }}
          onAsk={onAsk}
        >
          {words.stop}
          {about}
        </AskButton>
      </Row>
    </>
  )
}

/** An app of which something is tried: who is given what, how each does, and what can be done about it. */
export const AppPanel = ({ app, ...ways }: AppPanelProps) => {
  const words = useWords(RELEASES_WORDS)
  const { name } = app
  const stable = defaultOf(app)
  const allTried = triedOf(app)
  const [tried] = allTried
  const given = [stable, ...allTried].filter((release) => release !== undefined)
  return (
    <Panel css={panel} data-key={name} tabIndex={-1} aria-label={name}>
      <SpaceBetween>
        <h2>{name}</h2>
        <Badge tone="sun">{words.isTried(allTried.reduce((sum, { share }) => sum + share, 0))}</Badge>
      </SpaceBetween>
      <ShareBar app={app} />
      <ShareLegend releases={given} />
      <Charts {...(stable && { stable })} {...(tried && { tried })} />
      <ChartsTable name={name} releases={given} />
      {allTried.map((each) => (
        <Tried key={each.version} name={name} tried={each} stable={stable} {...ways} />
      ))}
    </Panel>
  )
}
