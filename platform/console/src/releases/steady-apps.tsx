import { useId, useState } from 'react'
import { css } from '@galo/css'
import { Badge, Button, VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import type { AppReleases, ReleaseFigures } from '../../calls'
import { PressButton } from '../controls/press-button'
import { Panel } from '../layout/panel'
import { Note, numeric, Row } from '../layout/rows'
import { shortWhen } from '../time/wall-clock'
import { AskButton, buttonRow, type ChangeWays } from './ask-button'
import { Charts, ChartsTable, useSay } from './release-charts'
import { defaultOf, MEASURES, nameOfVersion, untriedOf, wayBackOf } from './releases.model'
import { RELEASES_WORDS } from './releases.words'

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > li {
    display: grid;
    gap: 0.5rem 1rem;
    align-items: center;
    grid-template-columns: minmax(0, 1fr);
    padding-block: 0.75rem;
    border-block-start: 1px solid var(--border);
    overflow-wrap: anywhere;
  }
  h3 {
    font-size: 1.0625rem;
  }
  @media (min-width: 768px) {
    column-gap: 1rem;
    grid-template-columns: minmax(10rem, 1fr) minmax(10rem, 0.75fr) auto;
    & > li {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }
  }
`
const figures = css`
  display: grid;
  gap: 0.5rem;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  dt {
    color: var(--text-3);
    font-size: 0.75rem;
  }
  dd {
    margin: 0;
    font: 700 1rem/1.2 var(--font-display);
  }
`
const buttons = css`
  @media (min-width: 768px) {
    justify-content: end;
  }
`
/** Its words begin where everything else does. */
const overTime = css`
  justify-content: start;
  padding-inline: 0;
  @media (min-width: 768px) {
    padding-inline: 0.75rem;
  }
`
const whole = css`
  display: grid;
  gap: 0.75rem;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
`
/** What is published is tried with a few first. */
const FIRST_SHARES = [10, 50] as const

const Figures = ({ stable }: { readonly stable: ReleaseFigures }) => {
  const words = useWords(RELEASES_WORDS)
  const say = useSay()
  return (
    <dl css={[figures, numeric]}>
      {MEASURES.map((measure) => (
        <div key={measure}>
          <dt>{words[measure]}</dt>
          <dd>{say(measure, stable.whole[measure])}</dd>
        </div>
      ))}
    </dl>
  )
}

const SteadyApp = ({ app, onChange, onAsk }: ChangeWays & { readonly app: AppReleases }) => {
  const words = useWords(RELEASES_WORDS)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { name } = app
  const [stable, untried, back] = [defaultOf(app), untriedOf(app), wayBackOf(app)]
  const stopped = app.releases.find(({ stopped: reason }) => reason !== null)
  const about = <VisuallyHidden>{words.of(name)}</VisuallyHidden>
  return (
    <li data-key={name} tabIndex={-1} aria-label={name}>
      <div>
        <Row>
          <h3>{name}</h3>
          {stopped && <Badge tone="error">{words.wasStopped(nameOfVersion(stopped.version))}</Badge>}
        </Row>
        {stable && (
          <Note>
            <b>{nameOfVersion(stable.version)}</b>
            {stable.promotedAt !== null && ` ${words.sameSince(shortWhen(stable.promotedAt))}`}
          </Note>
        )}
      </div>
      {stable && <Figures stable={stable} />}
      <Row css={[buttonRow, buttons]}>
        {untried &&
          FIRST_SHARES.map((share) => (
            <PressButton
              key={share}
              data-part={`to-${share}`}
              onPress={() => onChange({ change: 'route', app: name, version: untried.version, share })}
            >
              {words.tryAt(nameOfVersion(untried.version), share)}
              {about}
            </PressButton>
          ))}
        {back && stable && (
          <AskButton
            data-part="back"
            ask={{ change: 'rollback', app: name, version: back.version, other: stable.version }}
            onAsk={onAsk}
          >
            {words.rollBackTo(nameOfVersion(back.version))}
            {about}
          </AskButton>
        )}
        <Button
          variant="plain"
          size="small"
          css={overTime}
          data-part="figures"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {words.overTime}
          {about}
        </Button>
      </Row>
      <div id={id} css={whole} hidden={!isOpen}>
        {isOpen && stable && (
          <>
            <Charts stable={stable} />
            <ChartsTable name={name} releases={[stable]} />
          </>
        )}
      </div>
    </li>
  )
}

/** The apps of which everybody is given the same, a line for each. */
export const SteadyApps = ({ apps, ...ways }: ChangeWays & { readonly apps: readonly AppReleases[] }) => {
  const words = useWords(RELEASES_WORDS)
  return (
    <Panel title={words.steady} aria-label={words.steady}>
      <ul css={list}>
        {apps.map((app) => (
          <SteadyApp key={app.name} app={app} {...ways} />
        ))}
      </ul>
    </Panel>
  )
}
